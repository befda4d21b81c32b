import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import type { Step, Walker } from '#machines/recording/step.ts'
import { textOf } from '../model/identity.ts'
import { heardAs } from '../model/shapes.ts'
import type { Model } from '../types.ts'
import { type Fill, type Filling, fillings, isRead, lazy } from './fillings.ts'
import { valuesFor } from './payload-search.ts'

/** Payloads tried of one event in one state, and those that are kept because something else comes of them. */
const mostTries = 400
const mostKept = 60
/** Those of them that have the same fields set. */
const mostAlike = 12

/** Of all that may be said in a state: payloads, as far as it makes a difference to what happens next. */
export function variantsAt(
  model: Model,
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  fill: Fill,
): AnyEventObject[] {
  const run = (event: AnyEventObject) => walker.transition(snapshot, event)
  const here = inOrder(fill, snapshot.context)
  return readAt(model, walker, snapshot)
    .flatMap((plainest) => kept(model, fillings([plainest], run, here, mostTries), fill))
    .flatMap(({ value, given }) => (given.length > 0 ? [value] : []))
}

/** Of what may be said in a state, the plainest of each event that carries something the machine reads. */
export function readAt(model: Model, walker: Walker, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  return typesAt(model, snapshot).flatMap((type) => {
    const [plainest] = model.samples(type)
    return plainest && isRead((event) => walker.transition(snapshot, event), plainest) ? [plainest] : []
  })
}

/** Inputs that begin in another state each. */
export function inputsFor(model: Model, walker: Walker, fill: Fill): object[] {
  const known = model.starts.flatMap(({ input }) => (typeof input === 'object' && input ? [input] : []))
  const here = { ...inOrder(fill, undefined), isKept: true as const }
  const tried = fillings([{}, ...known], (input) => walker.begin(input), here, mostTries)
  return kept(model, tried, fill).map(({ value }) => value)
}

/** What a step leads to, as far as that decides what may happen next; nothing where it cannot be told. */
export function keyOf(model: Model, { value, status, ...snapshot }: AnyMachineSnapshot): string | undefined {
  if (status === 'error') return undefined
  try {
    return `${status} ${JSON.stringify(value)} ${model.identity({ value, status, ...snapshot } as AnyMachineSnapshot)}`
  } catch {
    return undefined
  }
}

/** The first of all values from which the same comes, as far as the fields that are asked for tell. */
function kept<T>(model: Model, tried: Iterable<Filling<T>>, { names }: Fill): Filling<T>[] {
  const fields = lazy(() => [...new Set(names().flatMap((name) => name.split('.').slice(0, 1)))])
  const known = new Map<string, Filling<T>>()
  const alike = new Map<string, number>()
  for (const one of tried) {
    const key =
      one.step && (fields().length > 0 ? textIn(one.step, fields()) : keyOf(model, one.step.snapshot))
    const given = one.given.join()
    const count = alike.get(given) ?? 0
    if (key === undefined || known.has(taken(one.step, key)) || count >= mostAlike) continue
    alike.set(given, count + 1)
    known.set(taken(one.step, key), one)
    if (known.size >= mostKept) break
  }
  return [...known.values()]
}

function textIn(
  { snapshot: { value, context, status } }: Step,
  fields: readonly string[],
): string | undefined {
  if (status === 'error') return undefined
  try {
    const held = fields.map((field) => textOf(Reflect.get(Object(context), field)))
    return `${JSON.stringify(value)} ${held.join()}`
  } catch {
    return undefined
  }
}

const taken = (step: Step | undefined, key: string): string => `${step?.taken.join()} ${key}`

/** Literals first, and what has fields of its own before the rest, for it shows most. */
function inOrder(fill: Fill, context: unknown): Fill {
  const values = lazy(() => {
    const literals = fill.values().filter((value) => typeof value !== 'object')
    const all = valuesFor(fill.values(), context)
    return [...new Set([...literals, ...all.filter((value) => typeof value === 'object'), ...all])]
  })
  return { names: fill.names, values }
}

/** The types of events heard in a state of which something may be made up: all but timers and the ends of states. */
function typesAt(model: Model, snapshot: AnyMachineSnapshot): string[] {
  const types = getNextTransitions(snapshot).flatMap(({ eventType }) => heardAs(model, eventType))
  return [...new Set(types)].filter((type) => !/^xstate\.(?:after|done\.state|route)\b/.test(type))
}
