import type { SuiteFormat } from '#contract/views/suite-query.ts'

/** A suite's text as a download. */
export function suiteFile(text: string, format: SuiteFormat, name: string): Response {
  const { type, ending } = fileTypes[format]
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}.${ending}"`,
    },
  })
}

/** Content type and file extension of each format. */
export const fileTypes: Record<SuiteFormat, { type: string; ending: string }> = {
  text: { type: 'text/plain', ending: 'txt' },
  markdown: { type: 'text/markdown', ending: 'md' },
  json: { type: 'application/json', ending: 'json' },
  csv: { type: 'text/csv', ending: 'csv' },
  mermaid: { type: 'text/vnd.mermaid', ending: 'mmd' },
  gherkin: { type: 'text/x-gherkin', ending: 'feature' },
  vitest: { type: 'text/typescript', ending: 'test.ts' },
  playwright: { type: 'text/typescript', ending: 'spec.ts' },
}
