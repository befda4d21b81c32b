import type { pathsPageMachine } from '#machines/paths-page/paths-page.machine.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { suiteFormats } from '#machines/schemas/suite-query.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Download } from '../../../ui/icons/interface.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'

const items = suiteFormats.map((key) => ({ key, label: texts.formats[key] }))

/** The suite as a file, in any of its formats. */
export const ExportMenu = ({ send }: ViewProps<typeof pathsPageMachine>) => (
  <Menu
    label={texts.export}
    icon={<Download />}
    items={items}
    align="end"
    onChoose={(format) => send({ type: 'export.asked', format, to: 'file' })}
  />
)
