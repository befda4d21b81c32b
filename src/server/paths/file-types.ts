import type { SuiteFormat } from '#contract/views/suite-query.ts'

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
