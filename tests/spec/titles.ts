import { readFileSync } from 'node:fs'
import { projectFiles } from '../house/files.ts'
import { areaOf, registerRows } from './rows.ts'

export type CitingTest = { file: string; title: string; ids: string[] }

const text = String.raw`(['"\`])((?:\\.|(?!\1)[^\\\n])*?)`
const ids = String.raw`[A-Z][A-Z0-9]*-?\d+(?:,\s*[A-Z][A-Z0-9]*-?\d+)*`

// A string that ends with ids in square brackets.
const citing = new RegExp(`${text}\\s*\\[(${ids})\\]\\1`, 'g')
// A string that ends with what each row of a table puts there, and the strings of such a table.
const filledIn = new RegExp(`${text}\\s*\\[(?:%s|\\$\\w+|\\$\\{\\w+\\})\\]\\1`)
const ofRow = new RegExp(`(['"])(${ids})\\1`, 'g')

const areas = new Set(registerRows.map(({ id }) => areaOf(id)))
const split = (named: string): string[] => named.split(/,\s*/)

/**
 * The tests whose titles end with ids, as in `keeps the lead [LOGIN-04, T18]`, or with those of a row of their table, as
 * in `without %s get "%s" [%s]`.
 */
export const citingTests = (): CitingTest[] =>
  projectFiles()
    .filter((file) => /^(tests|e2e)\/.*\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const cited = [...source.matchAll(citing)].map(([, , title = '', named = '']) => ({
        file,
        title,
        ids: split(named),
      }))
      const [, , title] = filledIn.exec(source) ?? []
      if (title === undefined) return cited
      const named = new Set([...source.matchAll(ofRow)].flatMap(([, , row = '']) => split(row)))
      return [...cited, { file, title, ids: [...named].filter((id) => areas.has(areaOf(id))) }]
    })
