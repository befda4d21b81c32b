import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { button, type EventsOf, navigation, selection, system } from '../../core/event.ts'
import {
  arrivedPlan,
  choosesPlan,
  chosenPlan,
  namedIn,
  priceEvents,
} from '../../purchase/quotes/price.events.ts'
import { addOnDefinitions } from '../../reference/addons.ts'
import { digit, iciciLombard, unitedIndia } from '../../reference/insurers/index.ts'
import type { CoverType } from '../../reference/policies.ts'
import { formatRupees } from '../../rules/money.ts'
import { ncbSlab } from '../../schemas/basics.ts'
import { contactAsking, contactGiven } from '../record/contact.question.ts'
import { expiryChosen } from '../record/expiry-chosen.ts'
import { motorPlan } from '../record/motor-plan.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { type QuoteRequest, quoteRequest } from '../record/quote-request.ts'
import { samplePlan, sampleRequest } from '../record/sample-plan.ts'
import { pastOf } from '../rules/as-of-today.ts'
import { amountError, defaultRequest } from '../rules/quote-request.ts'
import { dated, withBonus, withClaim } from './quote-list.record.ts'

/** The parts of the request that are edited beside the prices. */
export const editParts = ['cover', 'idv', 'claim', 'ncb', 'addOns'] as const
export type EditPart = (typeof editParts)[number]

const answer = answering<MotorRecord>()
const coverAndPlan = { label: 'Cover and plan' }

const covers: Readonly<Record<CoverType, string>> = {
  comprehensive: 'Comprehensive',
  odOnly: 'Own damage',
  thirdParty: 'Third party',
}

function readRequest({ request }: MotorRecord): string {
  if (!request) return ''
  const { coverType, idv, addOns } = request
  const names = addOns.flatMap((addOn) => addOnDefinitions.find(({ value }) => value === addOn)?.label ?? [])
  return [covers[coverType], ...(idv === undefined ? [] : [`IDV ${formatRupees(idv)}`]), ...names].join(', ')
}

const readPlan = ({ plan }: MotorRecord) => (plan ? `${plan.insurer} ${formatRupees(plan.final)}` : '')
/** What a record says of it stands in the answers of the wizard. */
const notKnown = () => undefined

/** A stored request may be older than the least amounts; one that is made now may not be below them. */
const soundRequest = v.pipe(
  quoteRequest,
  v.rawCheck(({ dataset, addIssue }) => {
    const error = dataset.typed ? amountError(dataset.value) : undefined
    if (!error) return
    const { field: key, message } = error
    const input = dataset.value as QuoteRequest
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
  }),
)

/** Everything that happens on the quote list: what insurers answer, what the person changes or chooses. */
export const quoteListEvents = {
  ...priceEvents({ refused: unitedIndia, priced: [digit, iciciLombard] }),

  'request.changed': answer(
    7,
    selection('Update prices', v.object({ request: soundRequest }), [{ request: sampleRequest }]),
    {
      change: ({ request }) => ({ request, plan: undefined, savedStep: 7 }),
      known: (record, today) => ({ request: record.request ?? defaultRequest(record, today) }),
      rated: true,
      subject: coverAndPlan,
      reads: readRequest,
    },
  ),
  'ncb.chosen': answer(6, selection('No Claim Bonus', v.object({ ncb: ncbSlab }), [{ ncb: 35 }]), {
    change: ({ ncb }, record) => withBonus(record, ncb),
    known: notKnown,
  }),
  'claim.told': answer(
    6,
    selection('Claim in the last year', v.object({ claimed: v.boolean() }), [{ claimed: true }]),
    { change: ({ claimed }, record) => withClaim(record, claimed), known: notKnown },
  ),
  /** The end of the previous policy as the dialogs found it out; without a day it is not known. */
  'expiry.chosen': answer(6, expiryChosen, {
    change: (given, record, today) => pastOf(dated(record, given, today), today),
    known: notKnown,
  }),

  'quote.arrived': answer(
    7,
    system('A price arrives', v.object({ plan: motorPlan }), (today) => [
      { plan: samplePlan(today) },
      {
        plan: {
          ...samplePlan(today),
          ...namedIn(iciciLombard),
          caseId: 'case-2',
          questions: [{ key: 'zeroDep', text: 'Zero dep?' }],
        },
      },
    ]),
    arrivedPlan(7),
  ),

  'edits.opened': selection('Edit details', v.object({ part: v.optional(v.picklist(editParts)) }), [
    { part: 'ncb' },
  ]),
  'expiry.opened': button('Change expiry date'),
  'sharing.opened': navigation(button('Share quotes')),
  ...contactAsking,
  'contact.given': contactGiven,

  'plan.chosen': answer(7, choosesPlan([digit, iciciLombard]), {
    ...chosenPlan(7),
    subject: coverAndPlan,
    reads: readPlan,
    brings: ['plan'],
  }),
  'questions.answered': answer(
    7,
    selection('Continue', v.object({ answers: v.record(v.string(), v.boolean()) }), [
      { answers: { zeroDep: true } },
    ]),
    {
      change: ({ answers }) => ({ addOnAnswers: answers }),
      known: ({ addOnAnswers }) => addOnAnswers && { answers: addOnAnswers },
      subject: coverAndPlan,
      reads: () => '',
    },
  ),
  /** "Change" beside an assumption, and the browser's back button: to a screen of the wizard. */
  revisited: navigation(
    selection('Change', v.object({ screen: v.string() }), [{ screen: 'previousPolicy' }]),
  ),
} as const

export type QuoteListEvent = EventsOf<typeof quoteListEvents>
