import { describe, expect, test } from 'vitest'
import { formatted } from '#paths/formats/formats.ts'
import { ofCatalogue, ofOddities, type Told } from './suites.ts'

const written = ({ suite, model, details }: Told) => formatted('markdown', suite, model, details)

/** Cells of a table row: a pipe behind a backslash is none. */
const cellsOf = (line: string) =>
  line
    .replace(/^\| ?| ?\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

describe('a suite as Markdown', () => {
  test('begins with the proof and has a table for every path', async () => {
    const told = await ofCatalogue('login')
    const text = written(told)
    const { suite } = told
    expect(text).toMatch(/^# Log in: test paths\n/)
    expect(text).toContain(`| Reached | ${suite.covered} of ${suite.targets} targets covered |`)
    expect(text.match(/^## Path \d+: /gm)).toHaveLength(suite.paths.length)
    const steps = suite.paths.flatMap(({ events }) => events).filter(({ refused }) => !refused)
    expect(text.match(/^\| \d+ \|/gm)).toHaveLength(steps.length)
  })

  test('escapes whatever would break a table', async () => {
    const tables = written(await ofOddities())
      .split('\n\n')
      .filter((block) => block.startsWith('|'))
    expect(tables.length).toBeGreaterThan(1)
    for (const table of tables) {
      const widths = table.split('\n').map((line) => cellsOf(line).length)
      expect(new Set(widths).size).toBe(1)
    }
  })

  test('escapes markup in names of the machine', async () => {
    const text = written(await ofOddities())
    expect(text).not.toMatch(/(?<!\\)<b>/)
    expect(text).toContain('A "title": of \\<b\\>; {}')
  })

  test('lists what is not covered, with the reason', async () => {
    expect(written(await ofOddities())).toMatch(/## Not covered\n[\s\S]*never 0`.*guard/)
  })
})
