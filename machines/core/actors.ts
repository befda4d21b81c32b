import { fromPromise, type PromiseActorLogic } from 'xstate'

/** An outside call as the machine declares it: typed, and refusing until a world provides it. */
export function outsideCall<Output, Input>(what: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${what} is provided by no world`)))
}

/** The events by which an invoked call or child machine answers. */
export const outcome = {
  done: (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id }),
  error: (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id }),
  after: (delay: string | number, stateId: string) => ({ type: `xstate.after.${delay}.${stateId}` }),
}

/** What a failed call has to say to the person; anything without words says `otherwise`. */
export function errorMessage(error: unknown, otherwise: string): string {
  if (error instanceof Error && error.message !== '') return error.message
  return otherwise
}
