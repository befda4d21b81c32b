import { type AnyCall, calls } from '#contract/calls.ts'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { products } from '#machines/products.ts'
import { aSave, asha } from '../journeys/asha.ts'
import { startOfTests } from './clock.ts'
import { sampleOf } from './request-samples.ts'

export type AnyRequest = { call: AnyCall; request: Record<string, unknown> }

/** A request of every call, found from its schema, so that a new call has one by itself. */
const ofCalls: AnyRequest[] = calls.map((call) => ({
  call,
  request: sampleOf(call.request) as Record<string, unknown>,
}))

/** A save of every answer of every product, as its event. */
const ofAnswers: AnyRequest[] = products.flatMap(({ key: quoteType, events }) =>
  Object.entries(events).flatMap(([type, { saved, samples }]) => {
    if (!saved) return []
    const event = { type, ...(samples(startOfTests.slice(0, 10))[0] ?? {}) }
    const { step } = saved
    const request = { quoteType, step, processDiscription: type, loggedInUser: false, events: [event] }
    return [{ call: saveFlow, request }]
  }),
)

/** A save of every answer of a wizard, as the specification's fields. */
const ofFields: AnyRequest[] = [{ call: saveFlow, request: { ...aSave(6), ...asha } }]

/** Requests that between them have every field of the contract. */
export const anyRequests: readonly AnyRequest[] = [...ofCalls, ...ofAnswers, ...ofFields]
