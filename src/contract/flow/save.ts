import type { GivenEvent } from '#machines/core/event.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { RequestOf } from '../call.ts'
import type { saveFlow } from './flow.calls.ts'
import { type OtherFields, toFieldsBeside, toStepFields } from './step-fields.ts'
import { processDescriptions, stepKeyOf } from './step-name.ts'
import type { WireSteps } from './steps.ts'

type Save = RequestOf<typeof saveFlow>

/** What a person did on a page since the previous save: the events, and the screen of the first. */
export type Answered = { screen: string | undefined; events: readonly GivenEvent[] }

type Beside = {
  loggedInUser: boolean
  /** Of a logged-in customer (MOTOR-13). */
  customerUniqueNumber?: string | undefined
  answered?: Answered | undefined
  others?: readonly OtherFields[]
}

/**
 * One saved step of a journey: the events a person caused, and the same as the specification's
 * fields. A start carries every known step, and is described as the first (MOTOR-07).
 */
export function toSave<R extends JourneyRecord>(record: R, step: SavedStep, beside: Beside): Save {
  const { loggedInUser, customerUniqueNumber, answered, others } = beside
  const steps = toStepFields(record, others)
  const key = stepKeyOf(step)
  const isStart = record.leadId === ''
  return {
    ...(record.leadId !== '' && { customerLeadId: record.leadId, version: record.version }),
    quoteType: record.quoteType,
    step,
    processDiscription: processDescriptions[isStart ? 1 : step],
    loggedInUser,
    ...(customerUniqueNumber && { customerUniqueNumber }),
    source: record.source,
    ...(record.emplId && { emplId: record.emplId }),
    ...(answered && answered.events.length > 0 && { screen: answered.screen, events: [...answered.events] }),
    ...toFieldsBeside(record),
    ...(isStart ? stepsUpTo(steps, step) : { step1: steps.step1, [key]: steps[key] }),
  }
}

function stepsUpTo(steps: WireSteps, last: SavedStep): WireSteps {
  return Object.fromEntries(Object.entries(steps).filter(([name]) => Number(name.slice(4)) <= last))
}
