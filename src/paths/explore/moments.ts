import type { AnyEventObject } from 'xstate'
import { textOf } from '../model/identity.ts'
import type { Timed } from '../types.ts'
import type { Clocks } from './clocks.ts'
import type { Timing } from './timing.ts'

type Way = { clocks: Clocks; due: readonly number[] }
export type Moment = Way & Pick<Timed, 'isDue'>

/** What may happen next in a state by its timers, and what they show then. */
export class Moments {
  /** What is said there, and what timers bring. */
  readonly events: readonly AnyEventObject[]
  readonly #said: ReadonlySet<AnyEventObject>
  /** As it was entered, and after timers have run out that nothing followed from. */
  readonly #ways: readonly Way[]

  constructor(
    clocks: Clocks,
    heard: readonly AnyEventObject[],
    timing: Timing,
    isIgnored: (event: AnyEventObject) => boolean,
  ) {
    this.#ways = timing.isAlone(clocks) ? [{ clocks, due: [] }] : waysFrom(clocks, isIgnored)
    this.#said = new Set(heard.filter((event) => !timing.isClocked(event)))
    const brought = clocks.timers.map(({ event }) => event)
    const later = brought.filter((event) => !heard.some((one) => isSame(one, event)))
    this.events = [
      ...heard.filter((event) => this.#said.has(event) || brought.some((one) => isSame(one, event))),
      ...later,
    ]
  }

  /** The timers at each moment at which an event may come, and which of them have run out by then. */
  of(event: AnyEventObject): Moment[] {
    return this.#ways.flatMap(({ clocks, due }) => [
      ...momentsOf(this.#said.has(event) ? clocks.saying() : undefined, { due, isDue: false }),
      ...clocks.timers.flatMap((timer, index) =>
        isSame(timer.event, event)
          ? momentsOf(clocks.firing(index), { due: [...due, index], isDue: true })
          : [],
      ),
    ])
  }
}

function waysFrom(clocks: Clocks, isIgnored: (event: AnyEventObject) => boolean): Way[] {
  const ways: Way[] = [{ clocks, due: [] }]
  const ignored = new Set(clocks.timers.filter(({ event }) => isIgnored(event)).map(({ event }) => event))
  const known = new Set<string>()
  for (const way of ways) {
    for (const [index, { event }] of way.clocks.timers.entries()) {
      const after = ignored.has(event) ? way.clocks.firing(index)?.waiting() : undefined
      if (!after || known.has(after.text(false))) continue
      known.add(after.text(false))
      ways.push({ clocks: after, due: [...way.due, index] })
    }
  }
  return ways
}

const momentsOf = (clocks: Clocks | undefined, timed: Omit<Moment, 'clocks'>): Moment[] =>
  clocks === undefined ? [] : [{ clocks, ...timed }]

const isSame = (one: AnyEventObject, other: AnyEventObject): boolean =>
  one === other || (one.type === other.type && textOf(one, 'event') === textOf(other, 'event'))
