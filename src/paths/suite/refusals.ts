import type { AnyMachineSnapshot } from 'xstate'
import { type Walker, walkerOf } from '#machines/recording/step.ts'
import { hears } from '../criteria/hears.ts'
import { innermost, refusal } from '../criteria/negative.ts'
import { said } from '../explore/path-of.ts'
import type { StepEnd } from '../explore/schedule.ts'
import { eventOf } from '../model/events.ts'
import type { Model, PathEvent, TestPath } from '../types.ts'

/**
 * Finds what has to be refused at the states that paths come by: there it is tried, and nothing may happen. An event
 * counts as refused where none of its samples is heard.
 */
export class Refusals {
  readonly refused: string[] = []
  readonly #model: Model
  readonly #walker: Walker
  readonly #seen = new Set<string>()
  readonly #tried = new Set<string>()

  constructor(model: Model) {
    this.#model = model
    this.#walker = walkerOf(model.machine)
  }

  /** What to try where a path begins, and after each of its events, unless a timer is due before anybody could. */
  along(path: TestPath, ends: readonly StepEnd[]): PathEvent[][] {
    let { snapshot } = this.#walker.begin(path.start.input)
    const tried = [this.#at(snapshot, path.begins)]
    for (const [index, event] of path.events.entries()) {
      snapshot = this.#walker.transition(snapshot, eventOf(event)).snapshot
      tried.push(ends[index + 1]?.isBusy ? [] : this.#at(snapshot, event.to))
    }
    return tried
  }

  /** All there is to try at the first visit of a state; later what some region had not refused before. */
  #at(snapshot: AnyMachineSnapshot, state: string): PathEvent[] {
    const isNew = !this.#seen.has(state)
    this.#seen.add(state)
    return this.#model.alphabet.flatMap((type): PathEvent[] => {
      const open = this.#open(snapshot, type)
      if (!isNew && open.length === 0) return []
      const [usual] = this.#model.samples(type)
      if (!usual || this.#isHeard(snapshot, type)) return []
      for (const name of open) this.#tried.add(name)
      const edge = `${state} refuses ${type}`
      this.refused.push(edge)
      return [{ ...said(usual), from: state, to: state, edge, refused: true }]
    })
  }

  /** The innermost states that do not hear the event and have not been shown to refuse it. */
  #open(snapshot: AnyMachineSnapshot, type: string): string[] {
    return innermost(snapshot).flatMap((leaf) => {
      const name = refusal(leaf, type)
      return hears(leaf, type) || this.#tried.has(name) ? [] : [name]
    })
  }

  /** What makes the machine fail is not refused. */
  #isHeard(snapshot: AnyMachineSnapshot, type: string): boolean {
    return this.#model.samples(type).some((event) => {
      try {
        return this.#walker.transition(snapshot, event).taken.length > 0
      } catch {
        return true
      }
    })
  }
}
