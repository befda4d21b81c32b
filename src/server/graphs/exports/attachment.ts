import type { ExportFormat } from '#contract/views/graph-query.ts'

const types: Record<ExportFormat, { type: string; ending: string }> = {
  svg: { type: 'image/svg+xml; charset=utf-8', ending: 'svg' },
  png: { type: 'image/png', ending: 'png' },
  json: { type: 'application/json', ending: 'json' },
  mermaid: { type: 'text/vnd.mermaid; charset=utf-8', ending: 'mmd' },
  scxml: { type: 'application/scxml+xml; charset=utf-8', ending: 'scxml' },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
}

/** A download, never rendered as a page of ours. */
export function attachment(
  name: string,
  format: ExportFormat,
  content: string | Uint8Array<ArrayBuffer>,
): Response {
  const { type, ending } = types[format]
  return new Response(content, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}.${ending}"` },
  })
}
