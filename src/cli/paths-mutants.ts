import { catalogue } from '#machines/catalogue.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { keptSuite } from '#paths/cache/cached-suite.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { kinds, mutantsOf } from '#paths/mutants/mutants.ts'
import { type Row, rowsOf } from '#paths/mutants/table.ts'
import type { Options, TestPath } from '#paths/types.ts'
import { commandLine } from './command-line.ts'

const compared: Readonly<Record<string, Options>> = {
  '0-switch': {},
  '1-switch': { criterion: 'n-switch', n: 1 },
  negative: { criterion: 'negative' },
}

const usage = `npm run paths:mutants -- [machine …] [--missed SUITE]

Makes every single wrong target, missing transition and extra transition in each machine, and tells how many of them
each suite catches: ${Object.keys(compared).join(', ')}. Faults that the state does not show, such as a missing
transition from a state to itself, no suite can catch. --missed lists what the suite named does not.`

const { positionals: keys, values } = commandLine(usage, {
  allowPositionals: true,
  options: { missed: { type: 'string' } },
})
const toldMissed = values.missed
const unknown = keys.find((key) => !catalogue.some((testModel) => testModel.key === key))

if (unknown !== undefined) refuse(`There is no machine ${unknown}.`)
else if (toldMissed !== undefined && !compared[toldMissed]) refuse(`There is no suite ${toldMissed}.`)
else await tabulate(catalogue.filter(({ key }) => keys.length === 0 || keys.includes(key)))

function refuse(sentence: string): void {
  console.error(`${sentence} See npm run paths:mutants -- --help.`)
  process.exitCode = 2
}

async function tabulate(testModels: readonly TestModel[]): Promise<void> {
  print(['machine', 'suite', ...kinds])
  const all: Row[] = []
  for (const testModel of testModels) {
    const rows = await measured(testModel)
    tell(testModel.key, rows)
    const missed = rows.filter(({ suite }) => suite === toldMissed).flatMap((row) => row.missed)
    for (const error of missed) console.log(`  not caught: ${error}`)
    all.push(...rows)
  }
  if (testModels.length > 1) tell('all', all)
}

async function measured(testModel: TestModel): Promise<Row[]> {
  const suites: [string, readonly TestPath[]][] = []
  for (const [name, options] of Object.entries(compared)) {
    suites.push([name, (await keptSuite(testModel, dayOfSuites, options)).paths])
  }
  const mutants = mutantsOf(testModel.machine, Object.keys(testModel.events))
  return rowsOf(testModel.machine, mutants, Object.fromEntries(suites))
}

function tell(machine: string, rows: readonly Row[]): void {
  for (const suite of Object.keys(compared)) {
    const cells = kinds.map((kind) => {
      const own = rows.filter((row) => row.suite === suite && row.kind === kind)
      const sum = (count: (row: Row) => number) => own.reduce((total, row) => total + count(row), 0)
      return `${sum(({ caught }) => caught)} of ${sum(({ made }) => made)}`
    })
    print([machine, suite, ...cells])
  }
}

function print(cells: readonly string[]): void {
  const widths = [16, 10, 20, 20, 20]
  console.log(
    cells
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join(''),
  )
}
