import { button, choice, type EventsOf, form } from '../../core/event.ts'
import { messages } from '../../reference/messages.ts'
import { emailError } from '../../rules/email.ts'
import { judged, oneOf } from '../../schemas/answers.ts'

const { desk, labels } = messages
export const ways = ['sms', 'whatsapp', 'mail'] as const
export type WayName = (typeof ways)[number]

export const wayNames: Record<WayName, string> = { sms: 'SMS', whatsapp: 'WhatsApp', mail: 'Mail' }

export const customerLinkEvents = {
  'way.chosen': choice(
    'Send it by',
    {
      by: {
        label: 'Send it by',
        control: 'radio',
        schema: oneOf(ways),
        options: ways.map((value) => ({ value, label: wayNames[value] })),
      },
    },
    [{ by: 'sms' }, { by: 'whatsapp' }, { by: 'mail' }],
  ),
  'email.given': form(
    'Send',
    {
      email: {
        label: 'Mail address of the customer',
        control: 'email',
        schema: judged(emailError),
        hint: desk.noEmail,
        autocomplete: 'off',
        secret: true,
      },
    },
    [{ email: 'asha@example.com' }],
  ),
  'another.sent': button('Send another way'),
  closed: button(labels.close),
} as const

export type CustomerLinkEvent = EventsOf<typeof customerLinkEvents>
