import { account } from './messages/account.ts'
import { desk } from './messages/desk.ts'
import { failure } from './messages/failure.ts'
import { form } from './messages/form.ts'
import { identity } from './messages/identity.ts'
import { journey } from './messages/journey.ts'
import { kyc } from './messages/kyc.ts'
import { labels } from './messages/labels.ts'
import { merge } from './messages/merge.ts'
import { proposal } from './messages/proposal.ts'
import { referral } from './messages/referral.ts'
import { resume } from './messages/resume.ts'

/**
 * Every text the specification fixes (spec §1, spec §2, spec §5, spec §8),
 * misspellings included, and our own beside them.
 */
export const messages = {
  form,
  identity,
  account,
  journey,
  kyc,
  proposal,
  resume,
  merge,
  desk,
  referral,
  failure,
  labels,
} as const
