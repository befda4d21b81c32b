import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { projectFiles } from './files.ts'

const folder = 'src/decisions/'
const pages = projectFiles()
  .filter((file) => file.startsWith(folder) && !/README\.md$|\/asvs\//.test(file))
  .sort()
  .map((file) => ({ name: file.slice(folder.length), text: readFileSync(file, 'utf8') }))
const index = readFileSync(`${folder}README.md`, 'utf8')

describe('the decisions', () => {
  test('have a number each', () => {
    const numbers = pages.map(({ name }) => name.slice(0, 4))
    expect(numbers.filter((one) => !/^\d{4}$/.test(one))).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test.each(pages)('$name says its number, context, decision and consequences', ({ name, text }) => {
    const headings = [...text.matchAll(/^#+ .*$/gm)].map(([heading]) => heading)
    expect(headings[0]).toMatch(new RegExp(`^# ${name.slice(0, 4)} \\S`))
    expect(headings.slice(1)).toEqual(['## Context', '## Decision', '## Consequences'])
  })

  test('stand in the index by subject, each once under its own title', () => {
    const subjects = index.split(/^## .+$/m)
    const [intro = '', ...lists] = subjects
    expect(rowsOf(intro)).toEqual([])
    for (const list of lists) {
      const numbers = rowsOf(list).map(({ number }) => number)
      expect(numbers).toEqual([...numbers].sort())
      expect(numbers).not.toEqual([])
    }
    const titles = lists.flatMap(rowsOf).map(({ name, number, title }) => `${name}: # ${number} ${title}`)
    expect(titles.sort()).toEqual(pages.map(({ name, text }) => `${name}: ${text.split('\n', 1)[0]}`))
  })

  test('that are superseded say by which later page, and so does the index', () => {
    const said = pages.flatMap(({ name, text }) =>
      [...text.matchAll(/superseded by (?:\[(\d{4})\])?/g)].map(([, by]) => ({
        number: name.slice(0, 4),
        by,
      })),
    )
    expect(said.filter(({ number, by = '' }) => by <= number)).toEqual([])
    const rows = rowsOf(index).flatMap(({ number, line }) =>
      [...line.matchAll(/superseded by (\d{4})/g)].map(([, by]) => ({ number, by })),
    )
    expect(rows.sort(byNumber)).toEqual(said.sort(byNumber))
  })
})

type Row = { number: string; name: string; title: string; line: string }

function rowsOf(text: string): Row[] {
  const found = text.matchAll(
    /^\| \[(?<number>\d{4})\]\((?<name>[^)]+)\)\s*\| (?<title>.+?)\s*\| (?<line>.*)\|$/gm,
  )
  return [...found].map(({ groups }) => groups as Row)
}

const byNumber = (one: { number: string }, other: { number: string }) =>
  one.number.localeCompare(other.number)
