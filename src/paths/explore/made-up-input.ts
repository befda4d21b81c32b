import type { TestStart } from '#machines/core/test-model.ts'
import { type Step, walkerOf } from '#machines/recording/step.ts'
import type { Model } from '../types.ts'
import { fillings, lazy } from './fillings.ts'
import { valuesFor } from './payload-search.ts'

/** Inputs tried until the machine begins with one. */
const mostTries = 2_000

/**
 * The model with an input that is made up, where nobody gave one and it cannot begin without, or keeps it as a whole
 * for later; as it is else.
 */
export function withInput(model: Model): Model {
  if (!model.isInputOpen) return model
  const walker = walkerOf(model.machine)
  const begin = (input: unknown) => {
    const step = walker.begin(input)
    if (step.snapshot.status === 'error') throw step.snapshot.error
    return step
  }
  try {
    begin(undefined)
    return keepsInput(begin) ? { ...model, starts: [madeUp({})] } : model
  } catch {
    const fill = { values: lazy(() => valuesFor([], undefined)), names: () => [] }
    const tried = fillings([{}], begin, fill, mostTries)
    for (const { value, step } of tried) if (step) return { ...model, starts: [madeUp(value)] }
    return model
  }
}

const madeUp = (input: object): TestStart => ({ name: 'made-up input 1', input })

/** Whether the input stands in the context as it was given, so that its fields may be read at any later time. */
function keepsInput(begin: (input: unknown) => Step): boolean {
  const input = {}
  try {
    return Object.values(Object(begin(input).snapshot.context)).includes(input)
  } catch {
    return false
  }
}
