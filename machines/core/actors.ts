import { fromPromise, type PromiseActorLogic } from 'xstate'

/** An outside call as the machine declares it: typed, and failing until an implementation is provided. */
export function outsideCall<Output, Input>(what: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${what} is not provided here`)))
}

/** The done and error events of an invoked call or child machine. */
export const outcome = {
  done: (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id }),
  error: (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id }),
  after: (delay: string | number, stateId: string) => ({ type: `xstate.after.${delay}.${stateId}` }),
}

/** The message of a failed call; `otherwise` where it has none. */
export function errorMessage(error: unknown, otherwise: string): string {
  if (error instanceof Error && error.message !== '') return error.message
  return otherwise
}
