import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { TestStart } from '#machines/core/test-model.ts'
import { type Step, type Walker, walkerOf } from '#machines/recording/step.ts'
import { historyText } from '../model/identity.ts'
import { Shapes } from '../model/shapes.ts'
import type { Explored, Model } from '../types.ts'
import type { Fill } from './fillings.ts'
import { fillFor } from './guard-reads.ts'
import type { MadeUp } from './more-payloads.ts'
import { openEdges } from './open-edges.ts'
import { inputsFor, keyOf, readAt, variantsAt } from './outcomes.ts'

/** States that are looked at, and events that are tried in them. */
const mostStates = 1_500
const mostSteps = 20_000
/** Payloads of one way that were not known before. */
const mostNews = 2
/** Places of one state in which payloads are sought. */
const mostPlaces = 2
/** What was stored by one event shows what to look for in the next. */
const mostDepth = 3

/** A state, the way there, and how many payloads of the way were not known before. */
type Place = {
  snapshot: AnyMachineSnapshot
  start: TestStart
  events: readonly AnyEventObject[]
  news: number
  /** Whether it is where a transition begins that nothing takes yet. */
  isThere: boolean
}

/**
 * Payloads that several events need together to take a branch, and inputs: ways are tried on which one event carries
 * something new, then two, and so on; those that take a new branch are kept, with all that they say.
 */
export function byDetour(explored: Explored, ends: number): MadeUp {
  const { model, nodes, arcs, starts } = explored
  const edges = openEdges(explored)
  const open = new Set(edges.map(({ id }) => id))
  const entered = new Set([
    model.machine.root.id,
    ...nodes.flatMap(({ states }) => states),
    ...[...arcs, ...starts].flatMap(({ passed }) => passed),
  ])
  // What lies further on is looked for once it is reached.
  const near = edges.filter(({ source }) => entered.has(source))
  const ids = near.map(({ id }) => id)
  const sources = new Set(near.map(({ source }) => source))
  if (near.length === 0 || !isAsking(explored)) return { events: [], starts: [] }
  let snapshots = nodes.map(({ snapshot }) => ({ snapshot }))
  for (let depth = 0; depth < mostDepth && performance.now() < ends; depth += 1) {
    const fill = fillFor({ model, nodes: snapshots }, ids)
    const detours = new Detours(model, { open, sources, fill }, ends)
    const found = detours.search()
    if (found.events.length + found.starts.length > 0) return found
    const further = detours.places.filter(({ news }) => news > 0)
    // Nothing that can be said makes a difference.
    if (further.length === 0) break
    snapshots = [...further, ...snapshots]
  }
  return { events: [], starts: [] }
}

/** Whether anything that could be made up is read at all. */
function isAsking({ model, nodes }: Explored): boolean {
  const walker = walkerOf(model.apart?.machine ?? model.machine)
  return (
    model.isInputOpen === true ||
    nodes
      .slice(0, mostStates)
      .some(({ snapshot }) => snapshot.status === 'active' && readAt(model, walker, snapshot).length > 0)
  )
}

/** Transitions that nothing takes yet, the states of those that are near, and what may make them be taken. */
type Goal = { open: ReadonlySet<string>; sources: ReadonlySet<string>; fill: Fill }

class Detours {
  readonly places: Place[] = []
  readonly #model: Model
  readonly #walker: Walker
  readonly #shapes: Shapes
  readonly #open: Set<string>
  readonly #sources: ReadonlySet<string>
  readonly #fill: Fill
  readonly #ends: number
  readonly #known = new Set<string>()
  /** Payloads worth saying in a state, by what it holds in some of its places. */
  readonly #variants = new Map<string, (readonly AnyEventObject[])[]>()
  /** Places by the number of payloads on the way that were not known before. */
  readonly #layers: Place[][] = []
  readonly #events = new Set<AnyEventObject>()
  readonly #starts = new Set<TestStart>()
  #steps = 0

  constructor(model: Model, { open, sources, fill }: Goal, ends: number) {
    this.#model = model
    this.#walker = walkerOf(model.apart?.machine ?? model.machine)
    this.#shapes = new Shapes(model)
    this.#open = new Set(open)
    this.#sources = sources
    this.#fill = fill
    this.#ends = ends
  }

  search(): MadeUp {
    for (const start of this.#model.starts) this.#begin(start, 0)
    if (this.#model.isInputOpen)
      for (const input of inputsFor(this.#model, this.#walker, this.#fill))
        this.#begin({ name: '', input }, 1)
    for (let news = 0; news <= mostNews; news += 1) {
      // What follows without anything new, from what is reached by so much of it: all that it leads to is of this kind.
      const places = this.#reached(news)
      for (const place of places) for (const event of this.#saidAt(place)) this.#try(place, event, news)
      if (this.#starts.size > 0 || this.#isOver() || news === mostNews) break
      for (const place of places.toSorted((one, other) => Number(other.isThere) - Number(one.isThere)))
        for (const event of this.#variantsAt(place)) this.#try(place, event, news + 1)
    }
    return { events: [...this.#events], starts: [...this.#starts] }
  }

  #reached(news: number): Place[] {
    while (this.#layers.length <= news) this.#layers.push([])
    return this.#layers[news] ?? []
  }

  #isOver(): boolean {
    return this.#open.size === 0 || this.#steps > mostSteps || performance.now() > this.#ends
  }

  #saidAt({ snapshot }: Place): readonly AnyEventObject[] {
    if (snapshot.status !== 'active' || this.#isOver()) return []
    return this.#shapes.of(JSON.stringify(snapshot.value), snapshot).events
  }

  #variantsAt({ snapshot }: Place): readonly AnyEventObject[] {
    if (snapshot.status !== 'active' || this.places.length > mostStates || this.#isOver()) return []
    const value = JSON.stringify(snapshot.value)
    const known = this.#variants.get(value) ?? []
    if (known.length >= mostPlaces) return known.toSorted((one, other) => other.length - one.length)[0] ?? []
    const variants = variantsAt(this.#model, this.#walker, snapshot, this.#fill)
    if (variants.length > 0) this.#variants.set(value, [...known, variants])
    return variants
  }

  #begin(start: TestStart, news: number): void {
    const step = stepOf(() => this.#walker.begin(start.input))
    if (step && step.snapshot.status !== 'error') this.#arrive(step, { start, events: [], news })
  }

  #try({ snapshot, start, events }: Place, event: AnyEventObject, news: number): void {
    this.#steps += 1
    const step = stepOf(() => this.#walker.transition(snapshot, event))
    if (step && step.taken.length > 0) this.#arrive(step, { start, events: [...events, event], news })
  }

  #arrive({ snapshot, taken }: Step, way: Omit<Place, 'snapshot' | 'isThere'>): void {
    const found = taken.filter((edge) => this.#open.delete(edge))
    if (found.length > 0) {
      this.#starts.add(way.start)
      for (const event of way.events) this.#events.add(event)
    }
    const key = keyOf(this.#model, snapshot)
    const place = key && `${key} ${historyText(snapshot)}`
    if (place === undefined || this.#known.has(place)) return
    this.#known.add(place)
    const isThere = snapshot._nodes.some(({ id }: AnyStateNode) => this.#sources.has(id))
    const one = { ...way, snapshot, isThere }
    this.places.push(one)
    this.#reached(way.news).push(one)
  }
}

/** Nothing where the machine fails, or never comes to rest. */
function stepOf(step: () => Step): Step | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}
