import type { Cell } from '#contract/views/graph-numbers.ts'
import { eventText } from '#graphs/labels/edge-words.ts'
import type { Graph } from '#machines/core/graph.ts'
import { conservationOf, totalsOf } from '#server/graphs/disclosure/conservation.ts'
import { edgeNumbers } from '#server/graphs/disclosure/edge-numbers.ts'
import { placeOf } from '#server/graphs/disclosure/place.ts'
import { stateNumbers } from '#server/graphs/disclosure/state-numbers.ts'
import type { Numbers } from '#server/graphs/queries/numbers.ts'
import type { Disclose } from '#server/graphs/rounding.ts'
import { knownSums } from './known-sums.ts'

type Told = ReadonlyMap<string, Cell>
/** What one view shows, by cells, and what is true. */
export type Seen = { name: string; told: Told; true: ReadonlyMap<string, number> }
/** The numbers of the first view are the sum of those of the others. */
export type Link = readonly [whole: string, ...parts: string[]]
export type Bounds = { low: number; high: number }
/** What a number may be by what is told of it. */
export type Reading = (told: Cell) => Bounds

const measures = ['journeys', 'entries', 'exits', 'open', 'dropped', 'finished'] as const
const summed = ['entries', 'exits', 'open', 'dropped', 'finished'] as const

/** Everything that a table or a map with its frame tells, and what each state that is selected there tells. */
export function toldIn(graph: Graph, numbers: Numbers, disclose: Disclose): Told {
  const root = graph.nodes.find(({ parent }) => parent === undefined)?.id
  const totals = totalsOf(numbers, disclose)
  const conservation = conservationOf(graph, numbers, disclose)
  const namedAt = (id: string) => {
    const named = placeOf(graph, numbers, disclose, id)?.offModel ?? []
    return numbers.unhandled
      .filter(({ state }) => state === id)
      .flatMap(({ event }) => {
        const told = named.find((one) => one.event === eventText(event))
        return told ? [[`off-model ${id} ${event}`, told.events] as const] : []
      })
  }
  return new Map([
    ...stateNumbers(graph, numbers, disclose).flatMap((state) => [
      ...measures.map((measure) => [`${measure} ${state.id}`, state[measure]] as const),
      [`off-model ${state.id}`, state.offModel] as const,
      ...namedAt(state.id),
    ]),
    ...edgeNumbers(graph, numbers, disclose).flatMap((edge) => [
      [`events ${edge.id}`, edge.events] as const,
      [`taken ${edge.id}`, edge.journeys] as const,
    ]),
    ...(['journeys', 'finished', 'open', 'dropped'] as const).map(
      (measure) => [`${measure} ${root}`, totals[measure]] as const,
    ),
    ...summed.map((measure) => [`${measure} of all`, conservation[measure]] as const),
    ['steps', totals.events] as const,
    ['off-model of all', totals.offModel] as const,
  ])
}

type Sum = { terms: [at: number, sign: number][]; atLeast: boolean }

/** Numbers of one to nine of which somebody who reckons with all views together knows more than `hidden`. */
export function narrowed(
  graph: Graph,
  views: readonly Seen[],
  links: readonly Link[],
  { read, hidden }: { read: Reading; hidden: Bounds },
): string[] {
  const names = new Map<string, number>()
  const at = (view: string, cell: string) => {
    const name = `${view}: ${cell}`
    if (!names.has(name)) names.set(name, names.size)
    return names.get(name) ?? 0
  }
  const cells = [...new Set(views.flatMap((view) => [...view.true.keys()]))]
  const sums: Sum[] = [
    ...views.flatMap(({ name }) =>
      knownSums(graph, cells).map(({ of, are, atLeast }) => ({
        terms: [
          ...of.map((cell) => [at(name, cell), 1]),
          ...are.map((cell) => [at(name, cell), -1]),
        ] as Sum['terms'],
        atLeast: atLeast === true,
      })),
    ),
    ...links.flatMap(([whole, ...parts]) =>
      cells.map((cell) => ({
        terms: [[at(whole, cell), 1], ...parts.map((part) => [at(part, cell), -1])] as Sum['terms'],
        atLeast: false,
      })),
    ),
  ]
  const bounds: Bounds[] = Array.from(names, () => ({ low: 0, high: Number.POSITIVE_INFINITY }))
  for (const { name, told, true: counts } of views)
    for (const [cell, one] of told) {
      // Of more events of few journeys nothing is known.
      const isOfFew = one === 'few' && (counts.get(cell) ?? 0) > hidden.high
      if (!isOfFew) bounds[at(name, cell)] = read(one)
    }
  for (let goesOn = true, round = 0; goesOn && round < 200; round += 1)
    goesOn = sums.map((sum) => reckon(bounds, sum)).some(Boolean)
  return views.flatMap(({ name, true: counts }) =>
    [...counts].flatMap(([cell, count]) => {
      const { low, high } = bounds[at(name, cell)] ?? { low: 0, high: 0 }
      if (!(low <= count && count <= high)) throw new Error(`${name}: ${cell} is reckoned wrongly`)
      const isNarrowed = count > 0 && count < 10 && (low > hidden.low || high < hidden.high)
      return isNarrowed ? [`${name}: ${cell} is ${low} to ${high}`] : []
    }),
  )
}

/** Each number is what the others leave of the sum. */
function reckon(bounds: Bounds[], { terms, atLeast }: Sum): boolean {
  let goesOn = false
  for (const [at, sign] of terms) {
    const own = bounds[at]
    if (!own) continue
    let [low, high] = [0, atLeast ? Number.POSITIVE_INFINITY : 0]
    for (const [other, factor] of terms) {
      const one = bounds[other]
      if (other === at || !one) continue
      low -= factor > 0 ? one.high : -one.low
      high -= factor > 0 ? one.low : -one.high
    }
    const [least, most] = sign > 0 ? [low, high] : [-high, -low]
    if (!(least > own.low || most < own.high)) continue
    bounds[at] = { low: Math.max(own.low, least), high: Math.min(own.high, most) }
    goesOn = true
  }
  return goesOn
}
