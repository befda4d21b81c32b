import {
  type ActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type OutputFrom,
  type Snapshot,
} from 'xstate'
import { recorded } from '../recorder/recorded.ts'

/** `inner` is the machine itself, once its code is here; `useChild` shows that one. */
type LazySnapshot = Snapshot<unknown> & { input: unknown; inner: unknown }

/**
 * A machine whose code is loaded when it is invoked, so that pages which may never need it stay small. If the code
 * cannot be loaded, it ends with `otherwise`.
 */
export function lazyMachine<M extends AnyStateMachine>(
  load: () => Promise<M>,
  otherwise: OutputFrom<M>,
): ActorLogic<LazySnapshot, AnyEventObject, InputFrom<M>> {
  return {
    config: {},
    getInitialSnapshot: (_, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
      inner: undefined,
    }),
    getPersistedSnapshot: (snapshot) => snapshot,
    start: ({ input }, { self }) => {
      const end = (output: unknown) => self.send({ type: 'later.ended', output })
      load()
        .then((machine: AnyStateMachine) => {
          const inner = createActor(machine, { input, ...recorded(self) })
          inner.subscribe({ complete: () => end(inner.getSnapshot().output) })
          self.send({ type: 'later.ready', inner })
          inner.start()
        })
        .catch(() => end(otherwise))
    },
    transition: (snapshot, event) => {
      if (event.type === 'later.ready') return { ...snapshot, inner: event.inner }
      if (event.type === 'later.ended') {
        return { ...snapshot, status: 'done', output: event.output, error: undefined }
      }
      return snapshot
    },
  }
}
