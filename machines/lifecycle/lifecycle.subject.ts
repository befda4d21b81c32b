import * as v from 'valibot'
import type { EventDefinitions } from '../core/event.ts'
import { pick, system } from '../core/event.ts'
import { type Subject, subject } from '../subject.ts'
import { lifecycleEvents } from './lifecycle.events.ts'
import { lifecycleMachine } from './lifecycle.machine.ts'

const events: EventDefinitions = Object.fromEntries(
  Object.entries(lifecycleEvents).map(([type, who]) => {
    const bySystem = who.every((one) => one === 'system')
    return [type, bySystem ? system(type, v.object({}), [{}]) : pick(type, v.object({}), [{}])]
  }),
)

export const lifecycleSubject: Subject = subject<unknown>({
  key: 'lifecycle',
  title: 'Life of a purchase',
  machine: lifecycleMachine,
  events,
  starts: () => [{ name: 'a new lead', input: undefined }],
  outcomes: () => ({}),
  identity: () => undefined,
})
