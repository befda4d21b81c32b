import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { command, inFile } from '../command/command.ts'

mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync(join('.cache', 'paths-vitest-'))
const inFolder = (name: string) => join(folder, name)

type Result = {
  name: string
  status: string
  assertionResults: { title: string; failureMessages: string[] }[]
}
let results: Result[] = []

const lamp = (event: string) => `import { createMachine } from 'xstate'
export const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { PRESS: 'on' } }, on: { on: { ${event}: 'off' } } },
})
`

async function generated(machine: string, name: string, ...more: string[]): Promise<void> {
  const { code, err } = await command(machine, '--format', 'vitest', '--out', inFolder(name), ...more)
  if (code !== 0) throw new Error(err)
}

describe('a suite as a Vitest file', () => {
  beforeAll(async () => {
    await generated('expiry', 'ours.test.ts', '--criterion', 'negative')
    await generated('./machines/home/home.test-model.ts#homeTestModel', 'subject.test.ts')
    await generated(inFile('door.ts'), 'file.test.ts')
    writeFileSync(inFolder('lamp.ts'), lamp('PRESS'))
    await generated(`./${inFolder('lamp.ts')}#lamp`, 'changed.test.ts')
    writeFileSync(inFolder('lamp.ts'), lamp('PULL'))
    const config = `export default { test: { include: ['${folder}/*.test.ts'] } }\n`
    writeFileSync(inFolder('vitest.config.ts'), config)
    const report = inFolder('report.json')
    const args = [
      '--config',
      inFolder('vitest.config.ts'),
      '--root',
      '.',
      '--reporter=json',
      `--outputFile=${report}`,
    ]
    spawnSync('npx', ['--no-install', 'vitest', 'run', ...args])
    results = JSON.parse(readFileSync(report, 'utf8')).testResults
  }, 120_000)

  afterAll(() => rmSync(folder, { recursive: true }))

  const resultOf = (file: string) => results.find(({ name }) => basename(name) === file)

  test.each(['ours.test.ts', 'subject.test.ts', 'file.test.ts'])('runs: %s', (file) => {
    const result = resultOf(file)
    expect(result?.status).toBe('passed')
    expect(result?.assertionResults.length).toBeGreaterThan(0)
    for (const { title } of result?.assertionResults ?? []) {
      expect(title).toMatch(/^walks path [0-9a-f]{8} from \S/)
    }
  })

  test('fails when the machine has changed, and names path, step and event', () => {
    const result = resultOf('changed.test.ts')
    expect(result?.status).toBe('failed')
    expect(result?.assertionResults[0]?.failureMessages.join()).toMatch(
      /Path [0-9a-f]{8}, step 2 of 2, PRESS in on/,
    )
  })
})
