import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areaOf, otherRows, registerRows } from '../spec/rows.ts'
import { citingTests } from '../spec/titles.ts'
import { projectFiles } from './files.ts'

const files = projectFiles()
const rows = [...registerRows, ...otherRows]
const decisions = files.flatMap((file) => /^src\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])
const known = new Set([...rows.map(({ id }) => id), ...decisions.map((number) => `decision ${number}`)])

const areas = [...new Set(registerRows.map(({ id }) => areaOf(id)))].concat('C', 'WAIT', 'PAGE')
const rowId = `(?:${areas.join('|')})-\\d{2,3}|T\\d{2}`
const id = `(?:[A-Z][A-Z0-9]*-\\d{2,3}|T\\d{2}|spec §\\d|ruling \\d+|step [MHP]\\d+|decision \\d+)`
/** `(LOGIN-03 to LOGIN-06, C-84)` */
const citation = new RegExp(`\\(${id}(?: to ${id})?(?:, ${id}(?: to ${id})?)*\\)`, 'g')
const loose = new RegExp(
  [
    `\\b(?:${rowId})\\b`,
    '§',
    '\\b(?:register|specification|rulings?|decisions?) (?:§|[A-Z0-9]+-\\d|T?\\d)',
    '\\bdecisions/\\d',
  ].join('|'),
  'g',
)

/** The comments of a source, the text of a page without code and links. */
function prose(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return [text.replace(/```[\s\S]*?```|`[^`\n]*`|\[[^\]]*\]\([^)]*\)/g, '')]
  return (text.match(/(?<=^|[\s{])(?:\/\*[\s\S]*?\*\/|\/\/ .*)/g) ?? []).map((comment) =>
    comment.replace(/\s*\n\s*\*?\s*/g, ' '),
  )
}

const writings = files
  .filter(
    (file) => /^(machines|src|tests|e2e)\/.*\.(tsx?|css|md)$/.test(file) && !/^tests\/spec\//.test(file),
  )
  .flatMap((file) => prose(file).map((text) => ({ file, text })))

describe('citations', () => {
  test('in comments and pages name what can be looked up in this repository', () => {
    const unknown = writings.flatMap(({ file, text }) =>
      (text.match(citation) ?? [])
        .flatMap((group) => group.match(new RegExp(id, 'g')) ?? [])
        .filter((cited) => !known.has(cited))
        .map((cited) => `${file}: ${cited}`),
    )
    expect(unknown).toEqual([])
  })

  test('stand in brackets of their own, in one form', () => {
    const strays = writings.flatMap(({ file, text }) =>
      (text.replace(citation, '').match(loose) ?? []).map((stray) => `${file}: ${stray}`),
    )
    expect(strays).toEqual([])
  })

  test('at the end of test titles name rows', () => {
    const unknown = citingTests().flatMap(({ file, ids }) =>
      ids.filter((cited) => !known.has(cited)).map((cited) => `${file}: ${cited}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('the register', () => {
  test('gives each id once', () => {
    const ids = rows.map((row) => row.id)
    expect(ids.filter((one, index) => ids.indexOf(one) !== index)).toEqual([])
  })

  test('is complete: rows, contradictions, transitions and rulings count up without a gap', () => {
    expect(registerRows).toHaveLength(564)
    const counted = (pattern: RegExp) => rows.filter((row) => pattern.test(row.id)).length
    expect(counted(/^C-\d+$/)).toBe(147)
    expect(counted(/^T\d\d$/)).toBe(48)
    expect(counted(/^ruling \d+$/)).toBe(30)
    expect(counted(/^spec §\d$/)).toBe(9)
  })
})
