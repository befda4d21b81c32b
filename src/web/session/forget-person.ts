import { wire } from '#machines/reference/limits.ts'
import { queryClient } from '../api-client/query-client.ts'
import { signedInMarker } from '../browser/arrival.ts'
import { dropCookie } from '../browser/cookies.ts'
import { forgetJourney, personForgotten } from '../browser/forget-journey.ts'
import { leadCookie } from '../browser/lead-cookie.ts'
import { forgetPictures } from '../browser/pictures-database.ts'
import { policyState } from '../browser/policy-state/policy-state.ts'
import { remember } from './remember.ts'

/** Neither identifies anybody. */
const stays = new Set(['sessionId', wire.stateKey])

/**
 * What a logout deletes: the credential, the person, the journey and its KYC, drafts, answers that could not be sent
 * (the question before it says so), and fetched data. The id of the visit, the device and the referral stay (C-98).
 */
export function forgetPerson(): void {
  dropCookie(wire.accessTokenCookie)
  dropCookie(signedInMarker)
  leadCookie.drop()
  forgetJourney()
  forgetPictures()
  personForgotten.tell()
  remember({ kind: 'anonymous' })
  policyState.flush()
  queryClient.clear()
  for (const key of Object.keys(window.sessionStorage)) {
    if (!stays.has(key)) window.sessionStorage.removeItem(key)
  }
}
