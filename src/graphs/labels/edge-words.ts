import type { GraphEdge } from '#machines/core/graph.ts'
import { durationText } from './duration.ts'
import { spoken } from './names.ts'

/** A transition in words: what happens, on what condition, and both together. */
type EdgeText = { event: string; guard?: string; words: string }

/** Of a branch without a condition of its own, after others that have one. */
export const otherwise = 'otherwise'

export function edgeText({ event, guard, branch }: Pick<GraphEdge, 'event' | 'guard' | 'branch'>): EdgeText {
  const condition = guard === undefined ? (branch > 0 ? otherwise : undefined) : `if ${guardText(guard)}`
  if (event === '') return { event: condition ?? 'by itself', words: condition ?? 'by itself' }
  const told = eventText(event)
  return condition === undefined
    ? { event: told, words: told }
    : { event: told, guard: condition, words: `${told}, ${condition}` }
}

export function eventText(type: string): string {
  const [, kind, id = ''] =
    /^xstate\.(done\.actor|error\.actor|done\.state|snapshot\.actor|after)\.(.+)$/.exec(type) ?? []
  if (kind === 'after') return `after ${delayText(id)}`
  if (kind === 'done.state') return `${spoken(id.split('.').at(-1) ?? id)} finished`
  if (kind === 'done.actor') return `${actorText(id)} done`
  if (kind === 'error.actor') return `${actorText(id)} failed`
  if (kind === 'snapshot.actor') return `${actorText(id)} changed`
  if (type === '*') return 'anything else'
  return type.endsWith('.*') ? `any ${spoken(type.slice(0, -2))}` : spoken(type)
}

/** Of a call without a name XState makes the name from a number and the state's id. */
const actorText = (id: string): string => (/^\d+\./.test(id) ? 'call' : spoken(id))

/** `2000.motor.waiting`, or the name of a delay in place of the number. */
function delayText(id: string): string {
  const [delay = ''] = id.split('.')
  return /^\d+$/.test(delay) ? durationText(Number(delay)) : spoken(delay)
}

/** `goesTo {"screen":"make"}` is “goes to make”. */
function guardText(guard: string): string {
  const [, name = guard, params = ''] = /^([^{]+?)\s*(\{.*\})$/s.exec(guard) ?? []
  const values = [...params.matchAll(/:\s*(?:"([^"]*)"|([^,{}[\]]+))/g)].map(
    ([, text, bare]) => text ?? bare ?? '',
  )
  return [spoken(name), ...values.map(spoken)].join(' ')
}
