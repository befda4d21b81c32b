import { suiteFormats } from '#contract/views/suite-query.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Download } from '../../../ui/icons/interface.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'

const items = suiteFormats.map((key) => ({ key, label: texts.formats[key] }))

/** The suite as a file, in any of its formats. */
export const SuiteExportMenu = ({ send }: ViewProps<typeof pathsPageMachine>) => (
  <Menu
    label={texts.export}
    icon={<Download />}
    items={items}
    align="end"
    onChoose={(format) => send({ type: 'export.asked', format, to: 'file' })}
  />
)
