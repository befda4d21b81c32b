import type { Unavailable } from '#machines/schemas/plan.ts'
import type { UnavailableMessage } from './quote-result.ts'

export function messageFromUnavailable(unavailable: Unavailable): UnavailableMessage {
  const { insurer, logo, message, insurerId, reason } = unavailable
  return { Api_name: insurer, logo, displayMessage: message, insurerId, reason }
}

export function unavailableFromMessage(said: UnavailableMessage): Unavailable {
  const { Api_name: insurer, logo, displayMessage: message, insurerId, reason } = said
  return { insurerId, insurer, logo, reason, message }
}
