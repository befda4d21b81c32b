import type { Count, Level, LevelCoverage, MachineCoverage } from '#contract/views/coverage.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { levels } from '../run/driver.ts'
import type { Result, WalkResult } from '../run/result.ts'
import type { Suite } from '../types.ts'
import { enteredBy, enteredFirst } from './entered.ts'
import { type Targets, targetsOf } from './targets.ts'

/** What every level that walked a machine took of it. */
export function measure(
  { key, title, machine }: TestModel,
  suite: Suite,
  results: readonly Result[],
): MachineCoverage {
  const own = results.filter((result) => result.machine === key)
  const targets = targetsOf(machine, suite)
  const unreached = new Map(suite.uncovered.map(({ target, reason }) => [target, reason]))
  const told = { targets, unreached, entered: enteredBy(machine), first: enteredFirst(machine) }
  const measured = levels.flatMap((level) => {
    const left = own.filter((result) => result.level === level)
    const walks = once(left.filter((result) => result.kind === 'walk'))
    if (walks.length === 0) return []
    const reasons = Object.assign(
      {},
      ...left.map((result) => (result.kind === 'beyond' ? result.reasons : {})),
    )
    return [new Measuring({ ...told, walks, reasons: new Map(Object.entries(reasons)) }).of(level)]
  })
  return { key, title, levels: measured }
}

/** Each path once, though it was walked on several databases: as it failed, if it did. */
function once(walks: readonly WalkResult[]): WalkResult[] {
  const known = new Map<string, WalkResult>()
  for (const walk of walks) if (known.get(walk.path)?.passed !== false) known.set(walk.path, walk)
  return [...known.values()]
}

type Told = {
  targets: Targets
  /** Why no suite reaches a transition. */
  unreached: ReadonlyMap<string, string>
  entered: (edge: string) => readonly string[]
  first: readonly string[]
  walks: readonly WalkResult[]
  /** Why this level leaves a target to others. */
  reasons: ReadonlyMap<string, string>
}
type Uncovered = LevelCoverage['uncovered'][number]

const noRefusals = 'this level tries no refusals'

class Measuring {
  readonly #told: Told
  readonly #taken = new Map<string, number>()
  readonly #refused: ReadonlySet<string>
  readonly #states: ReadonlySet<string>

  constructor(told: Told) {
    this.#told = told
    const declared = new Set(told.targets.transitions)
    // A save may be heard by another machine, too; that is no matter here.
    const own = told.walks.flatMap(({ taken }) => taken.filter((edge) => declared.has(edge)))
    for (const edge of own) this.#taken.set(edge, this.#timesOf(edge) + 1)
    this.#refused = new Set(told.walks.flatMap(({ refused }) => refused))
    this.#states = new Set([...told.first, ...[...this.#taken.keys()].flatMap(told.entered)])
  }

  of(level: Level): LevelCoverage {
    const { targets, walks } = this.#told
    const transitions = targets.transitions
      .filter((edge) => this.#timesOf(edge) === 0)
      .map((edge) => this.#untaken(edge))
    const states = this.#unentered(transitions)
    const refusals = this.#unrefused()
    return {
      level,
      transitions: counted(targets.transitions, transitions),
      states: counted(targets.states, states),
      refusals: counted(targets.refusals, refusals),
      taken: Object.fromEntries(this.#taken),
      uncovered: [...transitions, ...states, ...refusals],
      paths: walks.map(({ path, start, passed, ms, failure }) => ({
        id: path,
        start,
        passed,
        ms,
        ...(failure && { failure }),
      })),
    }
  }

  #timesOf(edge: string): number {
    return this.#taken.get(edge) ?? 0
  }

  #untaken(target: string): Uncovered {
    const { reasons, unreached } = this.#told
    const own = reasons.get(target)
    if (own !== undefined) return { target, reason: own, elsewhere: true }
    return { target, reason: unreached.get(target) ?? 'no walk took it', elsewhere: false }
  }

  /** A state is left to others where every transition is that leads to it. */
  #unentered(untaken: readonly Uncovered[]): Uncovered[] {
    const { targets, entered } = this.#told
    return targets.states
      .filter((state) => !this.#states.has(state))
      .map((target) => {
        const ways = untaken.filter((edge) => entered(edge.target).includes(target))
        const elsewhere = ways.length > 0 && ways.every((way) => way.elsewhere)
        const reason = elsewhere ? (ways[0]?.reason ?? '') : 'no walk entered it'
        return { target, reason, elsewhere }
      })
  }

  #unrefused(): Uncovered[] {
    const tries = this.#refused.size > 0
    return this.#told.targets.refusals
      .filter((target) => !this.#refused.has(target))
      .map((target) => {
        const own = this.#told.reasons.get(target) ?? (tries ? undefined : noRefusals)
        return { target, reason: own ?? 'no walk tried it', elsewhere: own !== undefined }
      })
  }
}

const counted = (all: readonly string[], missing: readonly Uncovered[]): Count => ({
  covered: all.length - missing.length,
  elsewhere: missing.filter(({ elsewhere }) => elsewhere).length,
  total: all.length,
})
