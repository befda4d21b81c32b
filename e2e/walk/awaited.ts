import { type AnyMachineSnapshot, getNextTransitions } from 'xstate'

/** The events that a state hears, the world's answers among them. */
export const heardAt = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot.status === 'active' ? getNextTransitions(snapshot).map(({ eventType }) => eventType) : []

/** The calls and dialogs that a state waits for. */
export const awaitedAt = (snapshot: AnyMachineSnapshot): string[] =>
  heardAt(snapshot).flatMap((type) => /^xstate\.done\.actor\.(.+)$/.exec(type)?.[1] ?? [])

/** The call or dialog that an event is the end of. */
export const endedBy = (type: string): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
