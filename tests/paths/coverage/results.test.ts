import { appendFileSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMachine } from 'xstate'
import { readResults } from '#paths/coverage/read-results.ts'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { machineDriver } from '#paths/run/machine-driver.ts'
import { forgetResults, recordBeyond, resultsVariable } from '#paths/run/record.ts'
import { walkAndRecord } from '#paths/run/walk-and-record.ts'
import { generate } from '#paths/suite/generate.ts'

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
})
const model = modelOfMachine(lamp, { key: 'lamp' })
const { paths } = await generate(model)
const [path] = paths
if (!path) throw new Error('The lamp has no path')

describe('the results of a run', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'results-'))
    vi.stubEnv(resultsVariable, folder)
  })
  afterEach(() => vi.unstubAllEnvs())
  const walk = (driver = machineDriver(lamp)) => walkAndRecord({ level: 'machine', model, path, driver })

  it('hold what a walk took, as ids only', async () => {
    await walk()
    expect(readResults(folder).results).toMatchObject([
      {
        kind: 'walk',
        level: 'machine',
        machine: 'lamp',
        criterion: 'negative',
        path: path.id,
        taken: ['lamp.off press 0', 'lamp.on press 0'],
        refused: [],
        passed: true,
      },
    ])
  })

  it('hold where a walk failed and what it took before', async () => {
    const burnt = {
      ...machineDriver(lamp),
      expectState: (state: string) => {
        if (state === 'on') throw new Error('Asha Rani Sharma, 9876543210')
      },
    }
    await expect(walk(burnt)).rejects.toThrow(
      `The whole path: npx vitest run tests/machines/coverage.test.ts -t ${path.id}`,
    )
    const { results } = readResults(folder)
    const failure = { step: 1, state: 'off', event: 'press', shortest: ['press'] }
    expect(results).toMatchObject([{ passed: false, taken: [], failure }])
    expect(JSON.stringify(results)).not.toContain('Asha')
  })

  it('hold what a level leaves to others', () => {
    recordBeyond({ level: 'server', machine: 'lamp', reasons: { 'lamp.on press 0': 'no server presses' } })
    expect(readResults(folder, ['machine']).results).toEqual([])
    expect(readResults(folder, ['server']).results).toMatchObject([{ kind: 'beyond', machine: 'lamp' }])
  })

  it('are one file per process, and are cleared per level', async () => {
    await walk()
    await walk()
    recordBeyond({ level: 'server', machine: 'lamp', reasons: {} })
    expect(readdirSync(join(folder, 'machine'))).toEqual([`${process.pid}.jsonl`])
    forgetResults(folder, ['machine'])
    expect(readResults(folder).results).toMatchObject([{ level: 'server' }])
  })

  it('are ignored when machines or suites have changed, or a line is truncated', async () => {
    await walk()
    const [known] = readResults(folder).results
    const file = join(folder, 'machine', 'another.jsonl')
    appendFileSync(file, `${JSON.stringify({ ...known, suite: 'older' })}\n{"kind":"wa`)
    expect(readResults(folder)).toEqual({ results: [known], stale: 1 })
  })

  it('are not written when no folder is set', async () => {
    vi.stubEnv(resultsVariable, '')
    await walk()
    expect(readdirSync(folder)).toEqual([])
  })
})
