import { paths as texts } from '#machines/reference/messages/paths.ts'
import { suiteFormats } from '#machines/schemas/suite-query.ts'
import { Download } from '../../../ui/icons/interface.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import type { PathsProps } from '../paths.journey.ts'

const items = suiteFormats.map((key) => ({ key, label: texts.formats[key] }))

/** The suite as a file, in any of its formats. */
export const ExportMenu = ({ journey }: PathsProps) => (
  <Menu
    label={texts.export}
    icon={<Download />}
    items={items}
    align="end"
    onChoose={(format) => journey.send({ type: 'export.asked', format, to: 'file' })}
  />
)
