import type { AnyMachineSnapshot } from 'xstate'

/** How many microsteps one event may cause before it is given up. XState itself would never stop. */
const mostMicrosteps = 5_000

/** Thrown where one event keeps a machine stepping without end. */
export class EndlessSteps extends Error {
  constructor(
    /** Ids of the transitions that repeat for ever. */
    readonly cycle: readonly string[],
    /** Ids of all transitions taken on the way into the loop, each once. */
    readonly taken: readonly string[],
  ) {
    super(`The machine never comes to rest: ${cycle.join(', ')}, and so on.`)
  }
}

/** The result of a step, or the loop where it never ends. */
export function orEndless<T>(step: () => T): T | EndlessSteps {
  try {
    return step()
  } catch (error) {
    if (error instanceof EndlessSteps) return error
    throw error
  }
}

/**
 * Watches the microsteps of one event. The same states with the identical context and only `always` in between will
 * repeat for ever: that is detected at once (Brent's algorithm). Anything else may run until the limit.
 */
export class EndlessWatch {
  readonly #taken: string[][] = []
  #mark: { snapshot: AnyMachineSnapshot; at: number } | undefined

  /** One microstep: the ids it took, its result, and whether it was an `always`. */
  step(ids: string[], snapshot: AnyMachineSnapshot, eventless: boolean): void {
    this.#taken.push(ids)
    const count = this.#taken.length
    if (!eventless) this.#mark = undefined
    else if (this.#mark && isSame(this.#mark.snapshot, snapshot)) {
      throw this.#endless(this.#taken.slice(this.#mark.at).flat())
    }
    if (eventless && Number.isInteger(Math.log2(count))) this.#mark = { snapshot, at: count }
    if (count >= mostMicrosteps) throw this.#endless(this.#repeated())
  }

  #endless(cycle: string[]): EndlessSteps {
    return new EndlessSteps(cycle, [...new Set(this.#taken.flat())])
  }

  /** The shortest period with which the last transitions repeat. */
  #repeated(): string[] {
    const last = this.#taken.flat().slice(-2 * longestCycle)
    for (let period = 1; period <= longestCycle; period += 1) {
      const repeats = last.slice(-period).every((id, at) => id === last.at(at - 2 * period))
      if (repeats) return last.slice(-period)
    }
    return last.slice(-longestCycle)
  }
}

const longestCycle = 20

const isSame = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
  one.context === other.context &&
  one.historyValue === other.historyValue &&
  one._nodes.length === other._nodes.length &&
  other._nodes.every((node) => one._nodes.includes(node))
