import { readdirSync, readFileSync } from 'node:fs'

export type Row = { id: string; sentence: string }

const folder = new URL('.', import.meta.url)

const markdownIn = (path: string) =>
  readdirSync(new URL(path, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => `${path}${name}`)

/** The lines `- LOGIN-04: What holds.` of some files. */
const rowsIn = (files: string[]): Row[] =>
  files.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^- ([^:]+): (.+)$/gm)].map(
      ([, id = '', sentence = '']) => ({ id, sentence }),
    ),
  )

/** The rows of the acceptance register. */
export const registerRows = rowsIn(markdownIn('register/'))

/** All that a comment or a title may cite besides: settled contradictions, transitions, steps, rulings, paragraphs. */
export const otherRows = rowsIn(markdownIn('./'))

/** `LOGIN` of `LOGIN-04`. */
export const areaOf = (id: string) => id.split('-')[0] ?? id
