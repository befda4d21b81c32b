import * as v from 'valibot'
import { button, type EventsOf, form, selection } from '../../core/event.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import { supportAnswer } from '../../schemas/support-request.ts'

const { textMax } = limits.support
const ofRequest = v.object({ number: v.string() })
const one = [{ number: 'SR-12345678' }]

/** Events of the desk's list of requests to support. */
export const supportDeskEvents = {
  'list.retried': button('Try again'),
  'answer.opened': selection('Answer', ofRequest, one),
  'answer.given': form(
    'Send the answer',
    {
      answer: {
        label: 'Your answer',
        control: 'paragraph',
        schema: supportAnswer,
        maxLength: textMax,
        secret: true,
      },
    },
    [{ answer: 'The second payment was sent back on 20 November.' }],
  ),
  'request.closed': selection('Close', ofRequest, one),
  closed: button(messages.labels.close),
} as const

export type SupportDeskEvent = EventsOf<typeof supportDeskEvents>
