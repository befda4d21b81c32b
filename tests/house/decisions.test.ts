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

  test('stand in the index, each under its own title', () => {
    const listed = [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\)\s*\| (.+?)\s*\|/gm)]
    expect(listed.map(([, number, name, title]) => `${name}: # ${number} ${title}`)).toEqual(
      pages.map(({ name, text }) => `${name}: ${text.split('\n', 1)[0]}`),
    )
  })
})
