import * as v from 'valibot'
import type { AnyEventObject, AnyStateNode } from 'xstate'
import type { RequestOf } from '#contract/call.ts'
import type { saveFlow } from '#contract/flow/flow.calls.ts'
import { fromStepFields } from '#contract/flow/step-fields.ts'
import { stepKeyOf, stepKeys } from '#contract/flow/step-name.ts'
import type { WireSteps } from '#contract/flow/steps.ts'
import { knownEvents } from '#machines/core/answer.ts'
import type { EventDefinitions, SavedAnswer } from '#machines/core/event.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { hasScreen, type SavedMachine, screenOfStep } from '#machines/core/saved-machine.ts'
import type { Place } from '#machines/core/screen.ts'
import type { ServerProduct } from '#machines/core/server-product.ts'
import { messages } from '#machines/reference/messages.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { fail } from '../http/fail.ts'
import type { Submission } from './apply-events.ts'
import { isSame } from './is-same.ts'

export type SaveRequest = RequestOf<typeof saveFlow>

/** The events of a save as they happened, each judged by its own definition. */
export function submittedEvents(
  machines: readonly SavedMachine[],
  { events = [], screen }: SaveRequest,
  today: Day,
): Submission {
  const isOf = ({ events: known }: SavedMachine) =>
    events.every(({ type }) => Object.hasOwn(known, type)) && events.some(({ type }) => known[type]?.saved)
  const able = machines.filter(isOf)
  const saved = able.find((one) => hasScreen(one, screen)) ?? able[0]
  if (!saved) return failUnknown(machines, events)
  return {
    saved,
    screen,
    events: events.map((event) => parseEvent(saved.events, event, today)),
    inOrder: true,
  }
}

function failUnknown(machines: readonly SavedMachine[], events: readonly AnyEventObject[]): never {
  const isKnown = ({ type }: AnyEventObject) =>
    machines.some(({ events: known }) => Object.hasOwn(known, type))
  const at = Math.max(
    0,
    events.findIndex((event) => !isKnown(event)),
  )
  const message = `Unknown event ${events[at]?.type ?? ''}`.trim()
  return fail('invalid', undefined, { issues: [{ path: `events.${at}.type`, message }] })
}

function parseEvent(
  events: EventDefinitions,
  { type, ...answers }: AnyEventObject,
  today: Day,
): AnyEventObject {
  const definition = events[type]
  if (!definition || definition.how === 'system') return failUnknown([], [{ type }])
  const parsed = v.safeParse(definition.schema(today), answers)
  if (parsed.success) return { ...(parsed.output as object), type }
  const issues = parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
  return fail('invalid', undefined, { issues })
}

/** The steps of a save's fields: a start has all from the first to its own, a later save its own. */
export const stepsOf = ({ step }: SaveRequest, isStart: boolean): SavedStep[] =>
  isStart ? stepsUpTo(step) : [step]

export const stepsUpTo = (last: number): SavedStep[] =>
  Array.from({ length: last }, (_, index) => (index + 1) as SavedStep)

/**
 * The record as submitted by a save's fields. The first step may accompany any other, because it says whether the
 * vehicle is new; the purchase's status is never taken from a save.
 */
export function submittedRecord(
  { key: quoteType, events }: Pick<ServerProduct, 'key' | 'events'>,
  request: SaveRequest,
  steps: readonly SavedStep[],
  record: JourneyRecord,
): JourneyRecord {
  const keys = steps.map(stepKeyOf)
  const missing = keys.filter((key) => request[key] === undefined)
  if (missing.length > 0) {
    const issues = missing.map((path) => ({ path, message: messages.form.required }))
    return fail('invalid', undefined, { issues })
  }
  const submitted = stepKeys.filter((key) => key === 'step1' || keys.includes(key))
  const fields: WireSteps = Object.fromEntries(submitted.map((key) => [key, request[key]]))
  return {
    ...record,
    ...fromStepFields({ quoteType }, fields, events),
    proposalStatus: record.proposalStatus,
  }
}

/** The record, and the same with the fields of a save. */
type Submitted = { record: JourneyRecord; submitted: JourneyRecord; today: Day }

/**
 * Turns the fields of a step into events. Which of them the machine takes, and in which order, follows from what it
 * asks; an invalid answer is reported with its field.
 */
export function submittedStep(
  machines: readonly SavedMachine[],
  step: SavedStep,
  { record, submitted, today }: Submitted,
): Submission {
  const saved = machines.find(({ events }) =>
    Object.values(events).some((event) => event.saved?.step === step),
  )
  if (!saved) return fail('not-now')
  const answered = asAnswered(submitted)
  const isSubmitted = (answer: SavedAnswer) => answer.step === step || answer.step === 1
  rejectUnsound(saved.events, step, { before: asAnswered(record), answered, today })
  const events = knownEvents(saved.events, answered, today, isSubmitted)
  return { saved, screen: screenOfStep(saved, step), events, inOrder: false, missing }

  /** An answer of the step that is still asked is not sound, and one that is never asked comes at the wrong time. */
  function missing({ asks = '' }: Place, left: readonly AnyEventObject[]): AnyEventObject | undefined {
    const { events: definitions, machine } = saved as SavedMachine
    const asked = definitions[asks]?.saved
    const known = asked?.step === step ? asked.known(answered, today) : undefined
    if (known) parseEvent(definitions, { ...known, type: asks }, today)
    if ((asked?.step ?? 0) > step) return undefined
    const own = left.filter(({ type }) => definitions[type]?.saved?.step === step)
    return own.find(({ type }) => own.length === events.length || isAskedIn(machine.root, type))
  }
}

/** As if everything were answered, so that what was chosen counts; a declaration is made anew. */
const asAnswered = (record: JourneyRecord) => ({ ...record, savedStep: 10, proposalStatus: undefined })

type Changed = { before: object; answered: object; today: Day }

/**
 * Refuses a choice that no screen asks for by a form, such as accessories worth less than the least amount, where its
 * fields are all there; it would be left out otherwise. What the record has already is not judged again: a caller may
 * send back what was stored before there was such a limit.
 */
function rejectUnsound(
  events: EventDefinitions,
  step: SavedStep,
  { before, answered, today }: Changed,
): void {
  for (const [type, { how, fields, saved }] of Object.entries(events)) {
    const isChoice = saved?.step === step && how === 'button' && Object.keys(fields).length === 0
    const known = isChoice ? saved.known(answered, today) : undefined
    const isWhole = known !== undefined && Object.values(known).every((answer) => answer !== undefined)
    const isNew = isWhole && !isSame(known, saved?.known(before, today))
    if (known && isNew) parseEvent(events, { ...known, type }, today)
  }
}

/** Whether any screen of a machine asks for an event. */
const isAskedIn = ({ meta, states }: AnyStateNode, type: string): boolean =>
  meta?.asks === type || Object.values<AnyStateNode>(states).some((state) => isAskedIn(state, type))
