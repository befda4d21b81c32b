import type { AnyEventObject } from 'xstate'
import { textOf } from '../model/identity.ts'
import type { Explored, Loop, Model } from '../types.ts'

export const laterNote = ({ type }: AnyEventObject): string =>
  `The machine sends itself ${type}: it is tried wherever it is heard, whether or not it could have come by then.`

export const ordersNote = (timer: string): string =>
  unfollowedNote(timer, 'runs beside other timers in too many orders to follow')

export const timersNote = (timer: string, most: number): string =>
  unfollowedNote(timer, `is one of more than ${most} timers that run at once, too many to follow`)

const unfollowedNote = (timer: string, why: string): string =>
  `${timer} ${why}: it is tried wherever it is heard, whether or not it could have come by then.`

/** Inputs that are told of; there may be many. */
const mostInputs = 3

/** What nobody gave and was made up: every path that has it is only as true as that. */
export function madeUpNotes({ starts, isInputOpen, madeUp = [] }: Model): string[] {
  const inputs = isInputOpen ? starts.flatMap(({ input }) => (input === undefined ? [] : [input])) : []
  const types = [...new Set(madeUp.flatMap((event) => (Object.keys(event).length > 1 ? [event.type] : [])))]
  const some = inputs.slice(0, mostInputs).map((input) => textOf(input, 'input'))
  const more = inputs.length > some.length ? ` and ${inputs.length - some.length} more` : ''
  return [
    ...(some.length === 0
      ? []
      : [`Nobody gave an input, so what the machine is begun with is made up: ${some.join(', ')}${more}.`]),
    ...(types.length === 0
      ? []
      : [`Some of what these events carry is made up, for nobody gave it: ${types.sort().join(', ')}.`]),
  ]
}

export function apartNote(fields: ReadonlySet<string>): string {
  const named = [...fields].sort().join(', ')
  return named === ''
    ? 'Nothing of the context decides what may happen next, so states are told apart by their names alone.'
    : `States are told apart by what decides of the context what may happen next: ${named}.`
}

/** Of an event that was tried twice in one state: where it led the first and the second time. */
export function chanceNote(
  { type }: AnyEventObject,
  state: string,
  [first, second]: readonly string[],
): string {
  const ends =
    first === second ? `to ${first}, but not in the same way` : `first to ${first}, then to ${second}`
  return `chance or the clock decides what ${type} does in ${state}: it led ${ends}`
}

/** Describes an endless step and what it repeats. */
export function endlessNote({ nodes }: Pick<Explored, 'nodes'>, loop: Loop): string {
  const when =
    'from' in loop
      ? `After ${loop.event.type} in ${nodes[loop.from]?.state}`
      : `Begun with ${loop.start.name}`
  return `${when} the machine never comes to rest: ${loop.cycle.join(', ')}, and so on.`
}

/** What made the machine fail, where something is lost by it. */
export function failureNotes({ failures, starts, arcs }: Explored): string[] {
  if (failures.length === 0) return []
  const taken = new Set([...starts, ...arcs].flatMap((one) => one.taken))
  const lost = failures.filter(({ edges }) => edges.some((edge) => !taken.has(edge)))
  return [...new Set(lost.map(({ reason }) => `${reason}.`))]
}

/** The context field with the most values, if the fields of the identity are known. */
export function growthOf({ model, nodes }: Explored): string {
  const counted = [...(model.apart?.fields ?? [])].map((field) => {
    const values = new Set(
      nodes.map(({ snapshot }) => textOf(Reflect.get(Object(snapshot.context), field), field)),
    )
    return { field, count: values.size }
  })
  const [most] = counted.sort((one, other) => other.count - one.count)
  return most ? `, and context.${most.field} alone has ${most.count} values` : ''
}
