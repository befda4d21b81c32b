import type { RequestOf } from '#contract/call.ts'
import type { saveFlow } from '#contract/flow/flow.calls.ts'
import { fromWireSteps } from '#contract/flow/record.codec.ts'
import { spellStep } from '#contract/flow/step-name.ts'
import { type WireSteps, wireSteps } from '#contract/flow/steps.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { messages } from '#machines/reference/messages.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { refuse } from '../http/refuse.ts'

export type SaveRequest = RequestOf<typeof saveFlow>

const stepKeys = Object.keys(wireSteps) as (keyof WireSteps)[]

/** The steps a save tells: a start all from the first to its own, a later save its own. */
export function stepsOf({ step }: SaveRequest, isStart: boolean): SavedStep[] {
  const all = Array.from({ length: step }, (_, index) => (index + 1) as SavedStep)
  return isStart ? all : [step]
}

/**
 * What a save says the record became. The first step may travel along with any other, for it tells whether
 * the vehicle is new; how the purchase stands is never taken from a save.
 */
export function toldBy(request: SaveRequest, steps: readonly SavedStep[], record: MotorRecord): MotorRecord {
  const missing = steps.map(spellStep).filter((key) => request[key as keyof WireSteps] === undefined)
  if (missing.length > 0) {
    const issues = missing.map((path) => ({ path, message: messages.form.required }))
    return refuse('invalid', undefined, { issues })
  }
  const telling = stepKeys.filter((key) => key === 'step1' || steps.some((step) => spellStep(step) === key))
  const wire = Object.fromEntries(telling.map((key) => [key, request[key]])) as WireSteps
  const told = { ...record, ...fromWireSteps(wire), proposalStatus: record.proposalStatus }
  return wire.step7 && !wire.step7.selectedPlan ? { ...told, plan: undefined } : told
}
