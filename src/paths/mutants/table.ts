import type { AnyStateMachine } from 'xstate'
import { PathsError } from '../error.ts'
import type { TestPath } from '../types.ts'
import { catches, soonest } from './catches.ts'
import { type Kind, kinds, type Mutant } from './mutants.ts'

/** The suites that are compared, by name. */
type Suites = Readonly<Record<string, readonly TestPath[]>>

export type Row = { suite: string; kind: Kind; made: number; caught: number; missed: string[] }

/** How many mutants of each kind each suite catches; the machine without a fault has to pass them all. */
export function rowsOf(machine: AnyStateMachine, mutants: readonly Mutant[], suites: Suites): Row[] {
  const broken = Object.keys(suites).find((suite) => catches(suites[suite] ?? [], machine))
  if (broken !== undefined)
    throw new PathsError(`The ${broken} suite of ${machine.id} fails on the machine itself.`)
  const rows = Object.keys(suites).flatMap((suite) =>
    kinds.map((kind): Row => ({ suite, kind, made: 0, caught: 0, missed: [] })),
  )
  for (const mutant of mutants) {
    const faulty = mutant.machine()
    for (const row of rows) if (row.kind === mutant.kind) count(row, suites[row.suite] ?? [], faulty, mutant)
  }
  return rows
}

function count(row: Row, paths: readonly TestPath[], faulty: AnyStateMachine, mutant: Mutant): void {
  row.made += 1
  if (catches(soonest(paths, mutant.event, mutant.node), faulty)) row.caught += 1
  else row.missed.push(mutant.fault)
}
