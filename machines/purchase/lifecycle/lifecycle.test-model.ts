import * as v from 'valibot'
import type { EventDefinitions } from '../../core/event.ts'
import { selection, system } from '../../core/event.ts'
import { type TestModel, testModel } from '../../core/test-model.ts'
import { lifecycleEvents } from './lifecycle.events.ts'
import { lifecycleMachine } from './lifecycle.machine.ts'

const events: EventDefinitions = Object.fromEntries(
  Object.entries(lifecycleEvents).map(([type, who]) => {
    const bySystem = who.every((one) => one === 'system')
    return [type, bySystem ? system(type, v.object({}), [{}]) : selection(type, v.object({}), [{}])]
  }),
)

export const lifecycleTestModel: TestModel = testModel<unknown>({
  key: 'lifecycle',
  title: 'Life of a purchase',
  machine: lifecycleMachine,
  events,
  starts: () => [{ name: 'a new lead', input: undefined }],
  outcomes: () => ({}),
  identity: () => undefined,
})
