import { readFileSync } from 'node:fs'
import { projectFiles } from '../house/files.ts'

export type CitingTest = { file: string; title: string; ids: string[] }

// A string that ends with ids in square brackets.
const citing = /(['"`])((?:\\.|(?!\1)[^\\\n])*?)\s*\[([A-Z][A-Z0-9]*-?\d+(?:,\s*[A-Z][A-Z0-9]*-?\d+)*)\]\1/g

/** The tests whose titles end with ids, as in `keeps the lead [LOGIN-04, T18]`. */
export const citingTests = (): CitingTest[] =>
  projectFiles()
    .filter((file) => /^(tests|e2e)\/.*\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(citing)].map(([, , title = '', ids = '']) => ({
        file,
        title,
        ids: ids.split(/,\s*/),
      })),
    )
