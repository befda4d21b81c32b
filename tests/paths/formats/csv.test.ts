import { describe, expect, test } from 'vitest'
import { formatted } from '#paths/formats/formats.ts'
import { ofCatalogue, ofOddities, type Told } from './suites.ts'

/** RFC 4180: records end with CRLF, a quote within quotes is doubled. */
function parsed(text: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  const records: string[][] = [[]]
  for (let match = field.exec(text); match; match = field.exec(text)) {
    records.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') records.push([])
    if (field.lastIndex === text.length) return records.slice(0, -1)
  }
  throw new Error('no RFC 4180')
}

const rowsOf = ({ suite, model, details }: Told) => parsed(formatted('csv', suite, model, details))

describe('a suite as CSV', () => {
  test('has a row for every step, and one for every start', async () => {
    const told = await ofCatalogue('login')
    const [head, ...rows] = rowsOf(told)
    const { paths, events } = told.suite.totals
    expect(head?.slice(0, 4)).toEqual(['path', 'start', 'step', 'event'])
    expect(rows).toHaveLength(paths + events)
    expect(rows.every((row) => row.length === head?.length)).toBe(true)
    expect(rows.filter((row) => row.at(-1) === 'yes')).toHaveLength(
      told.suite.paths.flatMap((path) => path.events).filter(({ refused }) => refused).length,
    )
  })

  test('quotes cells with commas, quotes and line ends', async () => {
    const told = await ofOddities()
    const said = rowsOf(told).find((row) => row[3] === 'say:;"%%')
    const event = told.suite.paths.flatMap(({ events }) => events).find(({ type }) => type === 'say:;"%%')
    expect(JSON.parse(said?.[5] ?? '')).toEqual(event?.data)
  })

  test('prevents spreadsheet formulas', async () => {
    const cells = rowsOf(await ofOddities()).flat()
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(cells).toContain("'-")
    expect(cells).toContain("'=b")
  })
})
