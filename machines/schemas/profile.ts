import * as v from 'valibot'
import { categoryKeys } from '../reference/categories.ts'
import { genders, maritalStatuses } from '../reference/people.ts'
import { day, paise } from './basics.ts'
import { endorsement, helpline } from './endorsement.ts'
import { leadsTo, savedStep } from './journey-record.ts'

/** A customer's own details as the profile page shows and changes them. */
const ownProfile = v.object({
  /** Version of the details: a change based on an older one is refused. */
  version: v.string(),
  mobile: v.string(),
  fullName: v.string(),
  email: v.string(),
  gender: v.optional(v.picklist(genders)),
  dateOfBirth: v.optional(day),
  maritalStatus: v.optional(v.picklist(maritalStatuses)),
  city: v.string(),
  /** Supplied by a partner: shown, and read-only until the number is proved by a code. */
  isPartnersWord: v.boolean(),
  /** Whether reminders they asked for are sent to them. */
  isReminded: v.boolean(),
})

const moment = v.pipe(v.string(), v.isoTimestamp())

/** Where a customer is logged in. */
export const ownSession = v.object({
  id: v.string(),
  startedAt: moment,
  usedAt: moment,
  isHere: v.boolean(),
  isPartners: v.boolean(),
})

const insurer = v.object({ name: v.string(), logo: v.string() })
/** What is insured, as its product sums it up; empty where it is not known yet. */
const insured = v.object({
  icon: v.picklist(categoryKeys),
  kind: v.string(),
  title: v.string(),
  identifier: v.string(),
  cover: v.optional(v.string()),
})

const renewalStatuses = ['notYet', 'open', 'begun', 'renewed', 'over'] as const

/** A policy that was paid for; without number and days while the insurer is still issuing it. */
export const ownPolicy = v.object({
  leadId: v.string(),
  /** Which product it is. */
  quoteType: v.string(),
  insurer,
  insured,
  premium: paise,
  issued: v.optional(
    v.object({
      policyNumber: v.string(),
      start: day,
      end: day,
      /** End of own damage, where that is another day. */
      odEnd: v.optional(day),
      state: v.picklist(['startsLater', 'running', 'ended', 'cancelled']),
      /** What was given back when it was cancelled. */
      cancellation: v.optional(v.object({ on: day, refund: paise, by: day, isDone: v.boolean() })),
      hasDocument: v.boolean(),
      /** Changes that were asked for, the oldest first. */
      endorsements: v.array(endorsement),
      /** Where its insurer is called. */
      helpline,
      renewal: v.object({
        standing: v.picklist(renewalStatuses),
        /** End of what is renewed next. */
        end: day,
        opens: day,
        closes: day,
        /** The journey that renews it. */
        leadId: v.optional(v.string()),
      }),
    }),
  ),
})

/** How a price changed since an earlier day, and the reasons for each part; signed paise. */
const change = v.object({
  since: day,
  amount: v.number(),
  reasons: v.array(v.object({ key: v.string(), text: v.string(), amount: v.number() })),
})

/** A journey that was not paid for. */
export const ownQuotation = v.object({
  leadId: v.string(),
  /** Which product it is about. */
  quoteType: v.string(),
  insured,
  /** What its page is given to begin with. */
  navigationState: v.record(v.string(), v.unknown()),
  savedStep,
  /** Where its journey goes on. */
  leadsTo,
  status: v.optional(v.string()),
  proposalStatus: v.optional(v.string()),
  /** The previous policy ends too far ahead. */
  isTooEarly: v.boolean(),
  isRenewal: v.boolean(),
  /** When it was last continued. */
  lastOn: day,
  /** The last price shown: of the chosen plan, else the lowest. */
  price: v.optional(
    v.object({ insurer, amount: paise, on: day, isChosen: v.boolean(), change: v.optional(change) }),
  ),
})

const attemptStates = [
  'paid',
  'paidBack',
  'policyCancelled',
  'pending',
  'failed',
  'opened',
  'left',
  'notOpened',
] as const
const refundStates = ['pending', 'processed', 'failed'] as const

/** One attempt to pay, and what became of the money. */
export const transaction = v.object({
  /** The gateway's payment id, else our order id. */
  id: v.string(),
  /** What this payment is called on every page, in mails and on the receipt. */
  reference: v.string(),
  leadId: v.string(),
  insurer,
  insured,
  amount: paise,
  at: v.pipe(v.string(), v.isoTimestamp()),
  state: v.picklist(attemptStates),
  /** Why it failed, as the bank says. */
  reason: v.optional(v.string()),
  refund: v.optional(v.object({ amount: paise, orderedOn: day, by: day, state: v.picklist(refundStates) })),
  /** The current status of its journey. */
  leadsTo: v.picklist(['checkout', 'success']),
  /** It paid for a policy that was issued. */
  hasReceipt: v.boolean(),
})

export type OwnProfile = v.InferOutput<typeof ownProfile>
export type OwnSession = v.InferOutput<typeof ownSession>
export type OwnPolicy = v.InferOutput<typeof ownPolicy>
export type OwnQuotation = v.InferOutput<typeof ownQuotation>
export type Transaction = v.InferOutput<typeof transaction>
export type RenewalStatus = (typeof renewalStatuses)[number]
export type AttemptState = (typeof attemptStates)[number]
