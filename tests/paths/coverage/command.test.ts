import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readOptions } from '#paths/coverage/options.ts'
import { missedBy } from '#paths/coverage/thresholds.ts'
import { PathsError } from '#paths/error.ts'
import { aLevel, aReport, onServer } from '../reports/a-report.ts'

const read = (...args: string[]) => readOptions(args, ['lamp', 'door'])

describe('the command that reports coverage', () => {
  it('walks and reports all levels of all machines by default', () => {
    expect(read()).toEqual({
      levels: ['machine', 'server', 'browser'],
      reportOnly: false,
      out: 'coverage',
      machines: [],
      thresholds: [],
      help: false,
    })
  })

  it('takes levels, machines, a folder and thresholds', () => {
    const args = ['--levels', 'machine, server', '--report-only', '--machine', 'lamp', '--out', 'there']
    expect(read(...args, '--min-transitions', '100', '--min-refusals', '50', '--level', 'machine')).toEqual({
      levels: ['machine', 'server'],
      reportOnly: true,
      out: 'there',
      machines: ['lamp'],
      thresholds: [
        { what: 'transitions', least: 100, level: 'machine' },
        { what: 'refusals', least: 50, level: 'machine' },
      ],
      help: false,
    })
  })

  it.each([
    [['--levels', 'moon'], 'There is no level moon: it is one of machine, server, browser.'],
    [['--machine', 'moon'], 'There is no machine moon: it is one of lamp, door.'],
    [['--min-states', 'all'], '--min-states is a number of per cent from 0 to 100, not all.'],
    [['--min-states', '101'], '--min-states is a number of per cent from 0 to 100, not 101.'],
    [['--colour'], "Unknown option '--colour'; npm run coverage -- --help lists the options."],
    [['moon'], "Unexpected argument 'moon'; npm run coverage -- --help lists the options."],
  ])('refuses %j in one sentence', (args, sentence) => {
    expect(() => read(...args)).toThrow(new PathsError(sentence))
  })

  it('reports invalid usage without a stack trace, with exit code 2', () => {
    const args = ['--import', 'tsx', 'src/cli/coverage.ts', '--level', 'moon']
    const { status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect({ status, stderr, stdout }).toEqual({
      status: 2,
      stderr: 'There is no level moon: it is one of machine, server, browser.\n',
      stdout: '',
    })
  })
})

describe('a threshold', () => {
  const report = aReport(aLevel(), onServer)

  it('is missed by each level that covers less of its own targets', () => {
    expect(missedBy(report, [{ what: 'transitions', least: 100 }])).toEqual([
      'lamp, server: 50 % of the transitions, 100 % are asked for.',
    ])
  })

  it('holds for the level that it names', () => {
    expect(missedBy(report, [{ what: 'transitions', least: 100, level: 'machine' }])).toEqual([])
  })

  it('is missed when nothing was walked', () => {
    expect(missedBy(report, [{ what: 'states', least: 1, level: 'browser' }])).toEqual([
      'No states were covered: browser level has walked anything.',
    ])
  })
})
