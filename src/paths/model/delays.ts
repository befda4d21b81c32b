import type { AnyStateMachine } from 'xstate'
import { nodesWithin } from '#machines/core/graph.ts'

/** A clock that cannot show it, or not so long a time, is due at once. */
export const isKnownDelay = (delay: number): boolean => delay >= 0 && delay < 2 ** 31

/** The events of all `after`, each with its delay in ms where that is a number of the machine's definition. */
export function delaysOf(machine: AnyStateMachine): Map<string, number | undefined> {
  const { delays } = machine.implementations
  const delayOf = (delay: unknown) => Number(typeof delay === 'string' ? delays[delay] : delay)
  const found = nodesWithin(machine.root).flatMap(({ after }) =>
    after.map(({ delay, eventType }) => {
      const ms = delayOf(delay)
      return [eventType, isKnownDelay(ms) ? ms : undefined] as const
    }),
  )
  return new Map(found)
}
