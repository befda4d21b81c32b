import type { CapturedEvent } from '#contract/journey/event-capture.calls.ts'
import { listen } from './listen.ts'

/** For developers: what would be recorded, on the console and nowhere else (API-51, C-118). */
export const logInteractions = (): (() => void) =>
  listen((event) => console.debug('interaction', loggedOf(event)))

const loggedOf = (event: CapturedEvent) => {
  const { eventType, elementId, elementType, elementLabel, page, value, stepData, customerLeadId } = event
  const userDetails = event.userId
  return {
    eventType,
    elementId,
    elementType,
    elementLabel,
    page,
    value,
    userDetails,
    customerLeadId,
    stepData,
  }
}
