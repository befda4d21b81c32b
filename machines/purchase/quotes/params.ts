import type { Unavailable } from '../../schemas/plan.ts'

/** What the guards and actions of a price list take from an event. */
export const insurer = ({ event }: { event: { insurerId: number } }) => ({ insurerId: event.insurerId })
export const askedAgain = ({ event }: { event: { insurerId: number; besides?: number[] | undefined } }) => ({
  only: [event.insurerId, ...(event.besides ?? [])],
})
export const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
export const screen = ({ event }: { event: { screen: string } }) => ({ screen: event.screen })
export const failed = ({ event }: { event: { message: string } }) => ({ error: new Error(event.message) })
export const refusal = ({ event }: { event: { unavailable: Unavailable } }) => ({
  unavailable: event.unavailable,
})
export const saved = ({ event }: { event: { output: { version: number } } }) => event.output
