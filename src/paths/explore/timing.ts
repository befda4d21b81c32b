import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { TimerChange } from '#machines/core/scope.ts'
import { delaysOf, isKnownDelay } from '../model/delays.ts'
import type { Model } from '../types.ts'
import type { Clocks, Timer } from './clocks.ts'
import { ordersNote, timersNote } from './notes.ts'

/** More timers at once, or more orders of them in one state, are not followed. */
const mostTimers = 8
const mostOrders = 60

/** What is done about more of them: nothing is claimed of one, or what comes after them is not looked at. */
type Excess = 'unclaimed' | 'not looked at'

/** A delay that is the same by chance is the same this often once in 128 times. */
const sameDelays = 8

/**
 * What is known of the timers of a machine: whose delay is a number that stays the same, and which run beside others.
 * It only grows; whatever was explored with less is explored again.
 */
export class Timing {
  readonly notes = new Set<string>()
  /** What was not looked at. */
  readonly omitted = new Set<string>()
  readonly #excess: Excess
  readonly #apart: Model['apart']
  /** Timers that may be due at any time, for nobody knows when. */
  readonly #open = new Set<string>()
  readonly #steady: Set<string>
  /** Timers that were seen beside others: what they show matters. */
  readonly #beside = new Set<string>()
  /** Timers that were seen alone, where nothing depends on what they show. */
  readonly #alone = new Set<string>()
  readonly #orders = new Map<string, Set<string>>()
  #revision = 0

  constructor({ machine, apart }: Pick<Model, 'machine' | 'apart'>, excess: Excess) {
    this.#excess = excess
    this.#apart = apart
    this.#steady = fixedTimers(machine)
  }

  /** Goes up when what was explored before has to be explored again. */
  get revision(): number {
    return this.#revision
  }

  /** What is forgotten when all is explored again. */
  restart(): void {
    this.#orders.clear()
    this.omitted.clear()
  }

  /** Whether an event comes only when its timer is due. */
  isClocked({ type }: AnyEventObject): boolean {
    return type.startsWith('xstate.after.') && !this.#open.has(type)
  }

  /** Without the timers that are not followed. */
  followed(changes: readonly TimerChange[]): readonly TimerChange[] {
    if (this.#open.size === 0) return changes
    return changes.filter((change) => 'cancels' in change || !this.#open.has(nameOf(change)))
  }

  /** What runs after a step that started and cancelled some; nothing where that is not looked at. */
  after(clocks: Clocks, changes: readonly TimerChange[]): Clocks | undefined {
    let next = clocks
    for (const change of changes) {
      if ('cancels' in change) next = next.cancelling(change.cancels)
      else next = next.starting(timerOf(change))
    }
    if (next.timers.length > mostTimers) {
      if (this.#excess === 'not looked at') return this.#omit(`more than ${mostTimers} timers run at once`)
      const name = mostOften(next.timers)
      this.#give(name, timersNote(name, mostTimers))
    }
    return next.waiting()
  }

  /** A timer that runs beside no other keeps nothing else from happening. */
  isAlone({ timers }: Clocks): boolean {
    return timers.every(({ name }) => !this.#beside.has(name))
  }

  /** Tells two explored states apart by their timers; nothing where one is not looked at. */
  text(state: string, clocks: Clocks): string | undefined {
    if (clocks.timers.length > 1) for (const { name } of clocks.timers) this.#runsBeside(name)
    if (this.isAlone(clocks)) {
      for (const { name } of clocks.timers) this.#alone.add(name)
      return clocks.text(true)
    }
    const text = clocks.text(false)
    const orders = this.#orders.get(state) ?? new Set()
    if (this.#excess === 'not looked at' && orders.size === mostOrders && !orders.has(text))
      return this.#omit(`timers run beside each other in more than ${mostOrders} orders`)
    this.#orders.set(state, orders.add(text))
    if (orders.size > mostOrders) {
      const name = slowest(clocks.timers)
      this.#give(name, ordersNote(name))
    }
    return text
  }

  /** Finds out, by trying again, whether the delays of a step are the same every time. */
  compare(changes: readonly TimerChange[], again: () => readonly TimerChange[]): void {
    const started = changes.flatMap((one) => ('starts' in one && !this.#steady.has(nameOf(one)) ? [one] : []))
    if (started.length === 0) return
    for (const one of started) this.#steady.add(nameOf(one))
    const now = Date.now()
    while (Date.now() === now);
    for (let tries = 1; tries < sameDelays; tries += 1) {
      const others = again()
      for (const one of started) {
        const other = others.find((change) => 'starts' in change && nameOf(change) === nameOf(one))
        const isSame = other && 'starts' in other && other.delay === one.delay
        if (!isSame || !isKnownDelay(one.delay)) this.#open.add(nameOf(one))
      }
    }
  }

  #runsBeside(name: string): void {
    if (this.#beside.has(name)) return
    this.#beside.add(name)
    this.#apart?.decideDelay(name)
    if (this.#alone.has(name)) this.#revision += 1
  }

  #omit(what: string): undefined {
    this.omitted.add(what)
  }

  /** Gives up following a timer, and says why. */
  #give(name: string, note: string): void {
    this.#open.add(name)
    this.notes.add(note)
    this.#revision += 1
  }
}

const nameOf = ({ starts, id }: Extract<TimerChange, { starts: unknown }>): string => id ?? starts.type

const timerOf = (change: Extract<TimerChange, { starts: unknown }>): Timer => ({
  name: nameOf(change),
  event: change.starts,
  delay: change.delay,
  id: change.id,
})

const slowest = (timers: readonly Timer[]): string =>
  timers.reduce((most, timer) => (timer.delay > most.delay ? timer : most)).name

function mostOften(timers: readonly Timer[]): string {
  const count = (name: string) => timers.filter((timer) => timer.name === name).length
  return timers.reduce((most, { name }) => (count(name) > count(most) ? name : most), timers[0]?.name ?? '')
}

/** The timers whose delay is a number of the machine's definition. */
const fixedTimers = (machine: AnyStateMachine): Set<string> =>
  new Set([...delaysOf(machine)].flatMap(([type, ms]) => (ms === undefined ? [] : [type])))
