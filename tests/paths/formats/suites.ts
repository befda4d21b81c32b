import { createMachine } from 'xstate'
import { catalogue } from '#machines/catalogue.ts'
import { button, choice } from '#machines/core/event.ts'
import { keptSuite } from '#paths/cache/cached-suite.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import type { Details } from '#paths/formats/format.ts'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { generate } from '#paths/suite/generate.ts'
import type { Model, Suite } from '#paths/types.ts'

export type Told = { suite: Suite; model: Model; details: Details }

/** A machine of the catalogue with its refusals. */
export async function ofCatalogue(key: string): Promise<Told> {
  const testModel = catalogue.find((one) => one.key === key)
  if (!testModel) throw new Error(`There is no machine ${key}`)
  const model = modelOf(testModel, dayOfSuites)
  return {
    suite: await keptSuite(testModel, dayOfSuites, { criterion: 'negative' }),
    model,
    details: { events: testModel.events },
  }
}

/** Names and payloads that mean something to every format there is. */
export const nasty = '=1+1;"x"|`y`\\ <b>*_#{}:%\n,end'

const odd = createMachine({
  id: 'odd: machine; "quoted"',
  initial: 'a b|c',
  states: {
    'a b|c': {
      meta: { title: 'A "title": of <b>; {}' },
      on: { 'say:;"%%': '=b', never: { guard: () => false, target: '=b' } },
    },
    '=b': { on: { '-': 'a b|c', plain: {} } },
  },
})

export async function ofOddities(): Promise<Told> {
  const model = modelOfMachine(odd, {
    key: 'odd',
    events: [{ type: 'say:;"%%', words: nasty, more: [1, { a: null }] }],
  })
  const events = { '-': button(nasty), plain: choice('Plain | choice', {}, [{}]) }
  return { suite: await generate(model, { criterion: 'negative' }), model, details: { events } }
}
