import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { edgeId } from '#machines/core/graph.ts'
import type { TimerChange } from '#machines/core/scope.ts'
import { statePath } from '#machines/core/screen.ts'
import type { TestStart } from '#machines/core/test-model.ts'
import { type EndlessSteps, orEndless } from '#machines/recording/endless.ts'
import { type Step, type Walker, type Watch, walkerOf } from '#machines/recording/step.ts'
import type { PathsError } from '../error.ts'
import { historyText } from '../model/identity.ts'
import { Shapes } from '../model/shapes.ts'
import type { Bounds, Explored, Model, Node } from '../types.ts'
import { Clocks } from './clocks.ts'
import { failedBeginning, failureOf } from './failed-step.ts'
import { missingInput } from './missing-input.ts'
import { type Moment, Moments } from './moments.ts'
import {
  apartNote,
  chanceNote,
  endlessNote,
  failureNotes,
  growthOf,
  laterNote,
  madeUpNotes,
} from './notes.ts'
import type { Timing } from './timing.ts'

/** A breadth-first exploration, so that every state is first found by a shortest path. */
export class Exploration {
  readonly #walker: Walker
  readonly #shapes: Shapes
  readonly #events: (readonly AnyEventObject[])[] = []
  readonly #known = new Map<string, Node>()
  readonly #notes = new Set<string>()
  readonly #explored: Explored
  readonly #bounds: Bounds
  readonly #ends: number
  readonly #fields: number | undefined
  /** What came of an event when it was tried again, where that was something else. */
  #chance: string | undefined
  readonly #compared = new Set<string>()
  /** The event that is being tried. */
  #trying: { from: number; event: AnyEventObject } | undefined
  readonly #timing: Timing
  readonly #revision: number
  /** The timers of each node, and what the step that is tried starts and cancels of them. */
  readonly #clocks: Clocks[] = []
  #changes: TimerChange[] = []

  constructor(model: Model, bounds: Bounds, ends: number, timing: Timing) {
    timing.restart()
    this.#timing = timing
    this.#revision = timing.revision
    this.#walker = walkerOf(model.apart?.machine ?? model.machine, this.#watch())
    this.#shapes = new Shapes(model)
    this.#bounds = bounds
    this.#ends = ends
    this.#fields = model.apart?.fields.size
    const none = { nodes: [], arcs: [], starts: [], loops: [], conflicts: [], failures: [], notes: [] }
    this.#explored = { model, tried: 0, ...none }
  }

  run(): Explored {
    const { model, nodes } = this.#explored
    for (const start of model.starts) this.#begin(start)
    for (const node of nodes) {
      const times = this.#timesAt(node)
      for (const event of times.events) {
        const stopped = limitReached(this.#explored, this.#bounds, this.#ends)
        if (stopped) return this.#told(stopped)
        if (this.isOutdated()) return this.#explored
        this.#try(node, event, times.of(event))
      }
      this.#explored.tried += 1
    }
    return this.#told()
  }

  #begin(start: TestStart): void {
    const { starts, loops } = this.#explored
    const begin = () => this.#timed(() => this.#beginning(start))
    const { result: begun, changes } = begin()
    if ('cycle' in begun) {
      loops.push({ start, cycle: begun.cycle, taken: begun.taken })
      return
    }
    const { snapshot, taken, passed } = begun
    if (snapshot.status === 'error') throw this.#failedToBegin(start, snapshot.error)
    this.#timing.compare(changes, () => begin().changes)
    const followed = this.#timing.followed(changes)
    const node = this.#visit(snapshot, this.#timing.after(Clocks.none, followed))
    if (!node) return
    starts.push({ start, node: node.index, taken, passed, ...(followed.length > 0 && { changes: followed }) })
  }

  #beginning(start: TestStart): Step | EndlessSteps {
    try {
      return orEndless(() => this.#walker.begin(start.input))
    } catch (error) {
      // XState before 5.20 throws where later versions tell of the error in the snapshot.
      throw this.#failedToBegin(start, error)
    }
  }

  #failedToBegin({ name, input }: TestStart, error: unknown): PathsError {
    const missing = input === undefined ? missingInput(this.#explored.model.machine) : undefined
    return missing ?? failedBeginning(name, error)
  }

  #timesAt(node: Node): Moments {
    const clocks = this.#clocks[node.index] ?? Clocks.none
    this.#trying = undefined
    return new Moments(clocks, this.#events[node.index] ?? [], this.#timing, (event) => {
      try {
        return this.#walker.transition(node.snapshot, event).taken.length === 0
      } catch {
        return false
      }
    })
  }

  #timed<T>(step: () => T): { result: T; changes: readonly TimerChange[] } {
    const changes: TimerChange[] = []
    this.#changes = changes
    const result = step()
    // Whatever is tried again to compare is not part of it.
    this.#changes = []
    return { result, changes }
  }

  /** An event, heard at one moment or another. */
  #try(node: Node, event: AnyEventObject, moments: readonly Moment[]): void {
    if (moments.length === 0) return
    const { arcs, loops } = this.#explored
    this.#trying = { from: node.index, event }
    const { result: step, changes } = this.#timed(() => this.#step(node, event))
    if (!step) return
    this.#timing.compare(changes, () => this.#timed(() => this.#step(node, event)).changes)
    this.#compare(step, node, event)
    if ('cycle' in step) loops.push({ from: node.index, event, cycle: step.cycle, taken: step.taken })
    else if (step.taken.length > 0) {
      const { snapshot, taken, passed } = step
      const followed = this.#timing.followed(changes)
      const ends = new Set<number>()
      for (const { clocks, due, isDue } of moments) {
        const to = this.#visit(snapshot, this.#timing.after(clocks, followed))?.index
        if (to === undefined || ends.has(to)) continue
        ends.add(to)
        const timed = followed.length > 0 || due.length > 0 || clocks.timers.length > 0
        arcs.push({
          ...{ from: node.index, to, event, taken, passed },
          ...(timed && { timed: { due, isDue, changes: followed } }),
        })
      }
    }
  }

  /** Where it makes the machine fail, only what it could have taken is lost. */
  #step({ index, snapshot }: Node, event: AnyEventObject): Step | EndlessSteps | undefined {
    try {
      return orEndless(() => this.#walker.transition(snapshot, event))
    } catch (error) {
      const { model, failures } = this.#explored
      const { suspects, ...failure } = failureOf(this.#walker, snapshot, event, error)
      model.apart?.decide(suspects)
      failures.push({ from: index, event, ...failure })
      return undefined
    }
  }

  /**
   * Tries an event several times where a state hears it first: of a machine in which chance or the clock decides,
   * nothing can be proved.
   */
  #compare(step: Step | EndlessSteps, node: Node, event: AnyEventObject): void {
    const key = `${node.state} ${event.type}`
    if (this.#chance !== undefined || this.#compared.has(key)) return
    this.#compared.add(key)
    const expected = this.#resultOf(step)
    for (let tries = 1; tries < sameAnswers && this.#chance === undefined; tries += 1) {
      const again = this.#step(node, event)
      if (!again || this.#resultOf(again) === expected) continue
      const ends = [step, again].map((one) => ('cycle' in one ? 'no rest' : statePath(one.snapshot.value)))
      this.#chance = chanceNote(event, node.state, ends)
    }
  }

  #resultOf(step: Step | EndlessSteps): string {
    const end = 'cycle' in step ? step.cycle.join() : this.#keyOf(step.snapshot)
    return `${step.taken.join()} ${end}`
  }

  #keyOf(snapshot: AnyMachineSnapshot): string {
    const value = JSON.stringify(snapshot.value)
    return `${snapshot.status} ${value} ${historyText(snapshot)} ${this.#explored.model.identity(snapshot)}`
  }

  #visit(snapshot: AnyMachineSnapshot, clocks: Clocks | undefined): Node | undefined {
    const { nodes } = this.#explored
    const state = this.#keyOf(snapshot)
    const running = snapshot.status === 'active' ? clocks : Clocks.none
    const timers = running && this.#timing.text(state, running)
    if (!running || timers === undefined) return undefined
    const key = `${state} ${timers}`
    const known = this.#known.get(key)
    if (known) return known
    const { events, ...shape } = this.#shapes.of(JSON.stringify(snapshot.value), snapshot)
    const node = { index: nodes.length, ...shape, snapshot }
    this.#known.set(key, node)
    this.#clocks.push(running)
    this.#events.push(snapshot.status === 'active' ? events : [])
    nodes.push(node)
    return node
  }

  #watch(): Watch {
    const seen = new Set<string>()
    return {
      later: (event) => this.#notes.add(laterNote(event)),
      timer: (change) => this.#changes.push(change),
      preempted: (transition, by) => {
        const [lost, won] = [edgeId(transition), by.map(edgeId)]
        const key = `${lost} ${won}`
        if (!this.#trying || seen.has(key)) return
        seen.add(key)
        this.#explored.conflicts.push({ ...this.#trying, lost, won })
      },
    }
  }

  /** Whether a field or a timer has turned out to matter that the states so far were not identified by. */
  isOutdated(): boolean {
    return (
      this.#explored.model.apart?.fields.size !== this.#fields || this.#timing.revision !== this.#revision
    )
  }

  #told(limit?: string): Explored {
    const omitted = this.#timing.omitted.size > 0 ? [...this.#timing.omitted].join(', ') : undefined
    const stopped = this.#chance ?? limit ?? omitted
    const { model, loops } = this.#explored
    const notes = [
      ...(model.apart ? [apartNote(model.apart.fields)] : []),
      ...madeUpNotes(model),
      ...this.#notes,
      ...this.#timing.notes,
    ]
    notes.push(...loops.map((loop) => endlessNote(this.#explored, loop)), ...failureNotes(this.#explored))
    return { ...this.#explored, notes, ...(stopped !== undefined && { stopped }) }
  }
}

/** Chance of one in two gives the same answer as often as this once in 128 times. */
const sameAnswers = 8

/** Endless steps take a while to detect, and a few of them are enough. */
const mostLoops = 20

/** Why exploration has to stop early, if it has to. */
function limitReached(explored: Explored, { nodes: most, ms }: Bounds, ends: number): string | undefined {
  const { nodes, loops } = explored
  if (nodes.length > most) return `more than ${most} states were found${growthOf(explored)}`
  if (loops.length >= mostLoops) return `${mostLoops} events were found after which the machine never rests`
  return performance.now() > ends ? `${ms} ms were not enough: ${nodes.length} states were found` : undefined
}
