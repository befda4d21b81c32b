import { describe, expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { command, inFile } from './command.ts'
import { fileWith } from './files.ts'

const stuck = inFile('stuck.ts#stuck')

test('prints the findings of a machine with their paths, and exits with 1', async () => {
  const { code, out } = await command(stuck, '--check')
  expect(code).toBe(1)
  expect(out).toMatch(/unreachable state: stuck\.attic/)
  expect(out).toMatch(/dead end: pit\n.*\n {2}from its beginning, in hall\n {2}1\. FALL → pit/)
})

test('prints the findings as one JSON object, too', async () => {
  const { code, out } = await command(stuck, '--check', '--json')
  const { machine, findings } = JSON.parse(out)
  expect({ code, machine }).toEqual({ code: 1, machine: 'stuck' })
  expect(findings.map(({ check, place }: Record<string, string>) => `${check} ${place}`)).toEqual([
    'unreachable state stuck.attic',
    'dead end pit',
  ])
})

test('prints no findings for a sound machine', async () => {
  const { code, out } = await command(inFile('door.ts'), '--check')
  expect(code).toBe(0)
  expect(out).toMatch(/0 findings/)
})

describe('findings for other programs', () => {
  const cell = fileWith(
    'cell.ts',
    `import { createMachine } from '${import.meta.resolve('xstate')}'

export const cell = createMachine({
  id: "cell",
  initial: 'hall',
  states: {
    hall: { on: { FALL: 'pit, deep: 100%' } },
    'pit, deep: 100%': {},
    attic: {},
  },
})
`,
  )

  test('are annotations of a GitHub workflow, each on the line that it is about', async () => {
    const { code, out } = await command(`${cell}#cell`, '--check', '--format', 'github')
    const [attic, pit, ...more] = out.trimEnd().split('\n')
    expect({ code, more }).toEqual({ code: 1, more: [] })
    expect(attic).toMatch(
      /^::error file=[^,:]+\/cell\.ts,line=9,title=cell%3A unreachable state::cell\.attic%0ANothing enters/,
    )
    expect(pit).toMatch(/cell\.ts,line=8,title=cell%3A dead end::pit, deep: 100%25%0A.+%0A1\. FALL → pit/)
  })

  test('are JUnit, with a case for each check', async () => {
    const { out } = await command(`${cell}#cell`, '--check', '--format', 'junit')
    expect(out).toContain('<testsuites name="checks" tests="7" failures="2">')
    expect(out).toContain('<testcase classname="cell" name="livelock"/>')
    expect(out).toMatch(
      /<testcase classname="cell" name="dead end: pit, deep: 100%" file="[^"]+cell\.ts" line="8"><failure type="dead end" message="[^"]+">/,
    )
  })

  test('have their file and line in JSON, too', async () => {
    const { out } = await command(`${cell}#cell`, '--check', '--json')
    expect(JSON.parse(out).findings).toMatchObject([{ line: 9 }, { line: 8 }])
  })
})

test('checks every machine of the catalogue in one report', async () => {
  const { code, out } = await command('--all', '--check', '--format', 'junit', '--max-states', '20')
  expect([...out.matchAll(/<testsuite name="([^"]+)"/g)].map(([, key]) => key)).toEqual(
    catalogue.map(({ key }) => key),
  )
  expect(code).toBe(out.includes('<failure') ? 1 : 0)
}, 60_000)
