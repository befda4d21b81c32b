import * as v from 'valibot'
import { button, type EventsOf, pick, system } from '../core/event.ts'
import { samplePlan, sampleRequest } from '../record/sample-plan.ts'
import { ncbSlab } from '../schemas/basics.ts'
import { motorPlan } from '../schemas/motor-plan.ts'
import { unavailable } from '../schemas/plan.ts'
import { quoteRequest } from '../schemas/quote-request.ts'

/** The parts of the request that are edited beside the prices. */
export const editParts = ['cover', 'idv', 'claim', 'ncb', 'addOns'] as const
export type EditPart = (typeof editParts)[number]

const insurer = v.object({ insurerId: v.number() })

/** Everything that happens on the quote list: what insurers answer, what the person changes or chooses. */
export const quoteListEvents = {
  'quote.arrived': system('A price arrives', v.object({ plan: motorPlan }), (today) => [
    { plan: samplePlan(today) },
    {
      plan: {
        ...samplePlan(today),
        insurerId: 15,
        caseId: 'case-2',
        questions: [{ key: 'zeroDep', text: 'Zero dep?' }],
      },
    },
  ]),
  'insurer.unavailable': system('An insurer has no price', v.object({ unavailable }), [
    {
      unavailable: {
        insurerId: 33,
        insurer: 'United India',
        logo: '/logos/insurers/united-india.svg',
        reason: 'late',
        message: 'United India did not answer in time.',
      },
    },
  ]),
  'quotes.ended': system('Every insurer has answered', v.object({}), [{}]),
  'quotes.failed': system('The quotes could not be fetched', v.object({ message: v.string() }), [
    { message: 'We could not fetch quotes. Please try again.' },
  ]),
  'quotes.retried': button('Try again'),
  'insurer.retried': pick('Ask again', insurer, [{ insurerId: 33 }]),

  'request.changed': pick('Update prices', v.object({ request: quoteRequest }), [{ request: sampleRequest }]),
  'ncb.chosen': pick('No Claim Bonus', v.object({ ncb: ncbSlab }), [{ ncb: 35 }]),
  'claim.told': pick('Claim in the last year', v.object({ claimed: v.boolean() }), [{ claimed: true }]),
  'past.changed': system('The previous policy was changed', v.object({}), [{}]),

  'plan.opened': pick('Premium breakup', insurer, [{ insurerId: 13 }]),
  'plan.compared': pick('Compare', insurer, [{ insurerId: 13 }, { insurerId: 15 }]),
  'comparison.opened': button('Compare plans'),
  'assumptions.opened': button('What we assumed'),
  'edits.opened': pick('Edit details', v.object({ part: v.optional(v.picklist(editParts)) }), [
    { part: 'ncb' },
  ]),
  'expiry.opened': button('Change expiry date'),
  'sharing.opened': button('Share quotes'),
  closed: button('Close'),

  'plan.chosen': pick('Buy this plan', insurer, [{ insurerId: 13 }, { insurerId: 15 }]),
  'questions.answered': pick('Continue', v.object({ answers: v.record(v.string(), v.boolean()) }), [
    { answers: { zeroDep: true } },
  ]),
  /** "Change" beside an assumption, and the browser's back button: to a screen of the wizard. */
  revisited: pick('Change', v.object({ screen: v.string() }), [{ screen: 'previousPolicy' }]),
} as const

export type QuoteListEvent = EventsOf<typeof quoteListEvents>
