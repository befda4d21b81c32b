import {
  type AnyActorScope,
  type AnyEventObject,
  createActor,
  createMachine,
  type InspectionEvent,
} from 'xstate'

type Within = {
  inspect?: (event: InspectionEvent) => void
  /** An event that the machine sends to itself, or raises after a delay that is no `after`. */
  later?: ((event: AnyEventObject) => void) | undefined
  /** A timer that the machine starts for an event of its own, an `after` or another, or cancels. */
  timer?: ((change: TimerChange) => void) | undefined
  /** Whatever the machine wants done. */
  acts?: (action: { type: string; params: unknown }) => void
}

export type TimerChange =
  | { starts: AnyEventObject; id: string | undefined; delay: number }
  | { cancels: string }

const nobody = createMachine({})

function newSelf() {
  const self = createActor(nobody, { parent: createActor(nobody) })
  // A name of an actor may be taken anew at every step, for none of them is ever stopped.
  Object.assign(self.system, { _set: () => undefined })
  return self
}

/** Stands for every walker: nothing of it ever changes. */
const anySelf = newSelf()

/** The same for one that is inspected. Two more actors for each run would cost as much as several of its steps. */
function inspectedSelf(inspect: (event: InspectionEvent) => void): typeof anySelf {
  const system = Object.assign(Object.create(anySelf.system), { _sendInspectionEvent: inspect })
  return Object.assign(Object.create(anySelf), { system })
}

/** An actor scope in which nothing runs: only the next snapshot matters. */
export function scopeOf({ inspect, later, timer, acts }: Within): AnyActorScope {
  const self = inspect ? inspectedSelf(inspect) : anySelf
  return {
    self,
    id: 'walker',
    sessionId: 'walker',
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: ({ type, params }) => {
      acts?.({ type, params })
      const event = later && sentLater(self, type, params)
      if (event) later(event)
      const change = timer && timerChange(self, type, params)
      if (change) timer(change)
    },
  }
}

type Sent = { event: AnyEventObject; to?: unknown; delay?: number; id?: string }

function sentLater(self: unknown, type: string, params: unknown): AnyEventObject | undefined {
  if (type !== 'xstate.sendTo' && type !== 'xstate.raise') return undefined
  const { event, to, delay } = params as Sent
  if (type === 'xstate.sendTo') return to === self ? event : undefined
  return typeof delay === 'number' && !event.type.startsWith('xstate.after.') ? event : undefined
}

function timerChange(self: unknown, type: string, params: unknown): TimerChange | undefined {
  if (type === 'xstate.cancel') return { cancels: String((params as { sendId: unknown }).sendId) }
  if (type !== 'xstate.sendTo' && type !== 'xstate.raise') return undefined
  const { event, to = self, delay, id } = params as Sent
  return typeof delay === 'number' && to === self ? { starts: event, id, delay } : undefined
}
