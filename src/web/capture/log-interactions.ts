import { leadCookie } from '../browser/lead-cookie.ts'
import { type Interaction, listen } from './listen.ts'

/** For developers: what would be recorded, on the console and nowhere else (API-51, C-118). */
export const logInteractions = (): (() => void) =>
  listen((event) => console.debug('interaction', loggedOf(event)))

const loggedOf = (event: Interaction) => {
  const { eventType, elementId, elementType, elementLabel, page, value, stepData } = event
  const userDetails = event.userId
  const customerLeadId = leadCookie.read() ?? ''
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
