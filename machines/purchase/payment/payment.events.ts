import * as v from 'valibot'
import { button, type EventsOf, form } from '../../core/event.ts'
import { messages } from '../../reference/messages.ts'

export const paymentEvents = {
  'terms.accepted': form(
    'Pay now',
    {
      terms: {
        label: 'I have read the summary and accept the terms of the insurer and of Safar.',
        control: 'checkbox',
        schema: v.literal(true, messages.form.consent),
      },
    },
    [{ terms: true }],
  ),
  'link.opened': button('Send the payment link'),
  'status.checked': button('Check again'),
  'page.reopened': button('Open the payment page again'),
  'payment.retried': button('Try payment again'),
  'plan.abandoned': button('Choose another plan'),
  'proposal.corrected': button('Change details'),
  'document.requested': button('Ask for the document again'),
} as const

export type PaymentEvent = EventsOf<typeof paymentEvents>
