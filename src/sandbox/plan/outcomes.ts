import { type AnyCall, calls, type Party } from './calls.ts'

type Where = Readonly<Partial<Record<Party, readonly AnyCall[]>>>

/** Calls that are answered; the others (pay, callback, webhook) the gateway makes by itself. */
const answered = {
  ...calls,
  gateway: ['createOrder', 'fetch', 'checkout', 'refund', 'capture', 'release'],
} as const satisfies Where
const { messages: _, ...working } = answered

type PlannedOutcome = {
  do: string
  where: Where
  what: string
  /** Used when the plan gives none: milliseconds, or for `by` what `what` says. */
  ms?: number
  by?: number
}

/** All outcomes that a party can be told to produce. */
export const outcomes = [
  { do: 'slow', where: answered, ms: 3000, what: 'Answers rightly, after ms.' },
  {
    do: 'late',
    where: {
      ...answered,
      gateway: [...answered.gateway, 'pay', 'webhook'],
    },
    ms: 12_000,
    what: 'Answers after every deadline. A payment (pay) fails first and is captured after ms; a webhook comes after ms; a message arrives after ms.',
  },
  { do: 'fail', where: answered, what: 'Answers 500.' },
  { do: 'down', where: answered, what: 'Answers 503: closed for maintenance.' },
  { do: 'tooMany', where: answered, what: 'Answers 429: too many requests.' },
  {
    do: 'garbled',
    where: answered,
    what: 'Answers 200 with a page of text instead of what was agreed; a document is not a PDF.',
  },
  {
    do: 'lost',
    where: { ...working, messages: calls.messages, gateway: [...answered.gateway, 'webhook'] },
    what: 'Does the work but its answer is lost (504). A webhook or a message never arrives.',
  },
  {
    do: 'decline',
    where: {
      insurer: ['quote', 'propose', 'cancel', 'endorse'],
      registry: ['vehicleRc'],
      kyc: ['ckycSearch', 'ckycDownload', 'aadhaarOtp', 'papers'],
      gateway: ['pay'],
    },
    what: 'The insurer declines, the registry or KYC has no record, the birth date is not the one on record, the bank refuses the payment.',
  },
  {
    do: 'refer',
    where: { insurer: ['propose'] },
    what: 'A person at the insurer decides about the proposal: POST insurers/{key}/proposals/{number}/decision.',
  },
  {
    do: 'changePrice',
    where: { insurer: ['propose'], gateway: ['webhook'] },
    by: 500,
    what: 'The proposal costs by rupees more than the quote, before tax; the webhook reports by rupees more than was paid. by may be negative.',
  },
  {
    do: 'pending',
    where: {
      insurer: ['document'],
      kyc: ['digilockerStatus', 'papers'],
      gateway: ['pay', 'refund'],
    },
    what: 'Not yet: the document, the consent or the reading of papers is still pending; the payment or refund is settled after ms as `ending` says (success unless told), or for want of ms only by gateway/settle.',
  },
  {
    do: 'twice',
    where: { gateway: ['pay', 'webhook'], messages: calls.messages },
    by: 2,
    what: 'Two captured payments on one order; each webhook or message comes by times.',
  },
  {
    do: 'early',
    where: { gateway: ['webhook'] },
    what: 'The webhook is delivered before the browser is sent back.',
  },
  {
    do: 'outOfOrder',
    where: { gateway: ['webhook'] },
    what: 'The events of one payment come last first.',
  },
  {
    do: 'wrongSignature',
    where: { gateway: ['webhook', 'callback'] },
    what: 'The signature does not fit what it signs.',
  },
  {
    do: 'mismatch',
    where: { kyc: ['ckycSearch', 'ckycDownload', 'aadhaarVerify', 'digilockerDocument', 'papers'] },
    what: "The record bears another person's name.",
  },
  {
    do: 'expire',
    where: { kyc: ['aadhaarVerify', 'digilockerStatus'] },
    what: 'The one-time code or the DigiLocker address has expired.',
  },
] as const satisfies readonly PlannedOutcome[]

type OutcomeName = (typeof outcomes)[number]['do']

export const outcomeNames = outcomes.map((outcome) => outcome.do)

export const outcomeByName = (name: OutcomeName): PlannedOutcome | undefined =>
  outcomes.find((outcome) => outcome.do === name)
