import { toCsv } from './csv.ts'
import type { Diagram, RenderOptions } from './diagram.ts'
import { toHtml } from './html.ts'
import { toJson } from './json.ts'
import { toMermaid } from './mermaid.ts'
import { toPng } from './png.ts'
import { toScxml } from './scxml.ts'
import { toSvg } from './svg.ts'

type Format = {
  extension: string
  write: (diagram: Diagram, look: RenderOptions) => string | Uint8Array | Promise<string | Uint8Array>
}

export const formats = {
  svg: { extension: 'svg', write: toSvg },
  png: { extension: 'png', write: toPng },
  html: { extension: 'html', write: toHtml },
  json: { extension: 'json', write: toJson },
  mermaid: { extension: 'mmd', write: toMermaid },
  scxml: { extension: 'scxml', write: toScxml },
  csv: { extension: 'csv', write: toCsv },
} satisfies Record<string, Format>
export type FormatName = keyof typeof formats
export const formatNames = Object.keys(formats) as FormatName[]
