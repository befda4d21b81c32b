import * as v from 'valibot'
import { button, type EventsOf, form, selection } from '../../core/event.ts'
import { type Answers, onlyWhen } from '../../core/field.ts'
import { messages } from '../../reference/messages.ts'
import { given, oneOf } from '../../schemas/answers.ts'
import { decisions, loadingPercent } from '../../schemas/referral.ts'

const { labels, referral: texts } = messages
const leadId = v.object({ leadId: v.string() })
const one = [{ leadId: 'lead-1' }]

/** A form gives text. */
const percent = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/, texts.percent))], texts.percent),
  v.transform(Number),
  v.check((number) => v.is(loadingPercent, number), texts.percent),
)

/** Events of the queue of referred proposals. */
export const referralsEvents = {
  'list.retried': button('Try again'),
  'consent.opened': selection('Ask for consent', leadId, one),
  'decision.opened': selection('Decide', leadId, one),
  'decision.given': form(
    'Send the decision',
    {
      decision: {
        label: 'Decision',
        control: 'radio',
        secret: true,
        schema: oneOf(decisions),
        options: [
          { value: 'approve', label: 'Approve' },
          { value: 'load', label: 'Load the premium' },
          { value: 'decline', label: 'Decline' },
        ],
      },
      percent: onlyWhen(({ decision }: Answers) => decision === 'load', {
        label: 'Loading in percent',
        control: 'digits',
        secret: true,
        schema: percent,
        clean: (typed) => typed.replace(/\D/g, '').slice(0, 3),
        maxLength: 3,
        hint: 'Of the premium before add-ons, from 1 to 100.',
      }),
      reason: {
        label: 'Reason',
        control: 'text',
        secret: true,
        schema: given,
        maxLength: 200,
        hint: texts.reasonHint,
      },
    },
    [
      { decision: 'approve', reason: 'Stable for years' },
      { decision: 'load', percent: 20, reason: 'An older illness' },
      { decision: 'decline', reason: 'Not insurable at the moment' },
    ],
  ),
  'photograph.opened': selection(
    'Ask for another',
    v.object({ leadId: v.string(), documentId: v.string() }),
    [{ leadId: 'lead-1', documentId: 'document-front' }],
  ),
  'photograph.asked': form(
    'Ask for another photograph',
    {
      reason: {
        label: 'Why it is not enough',
        control: 'text',
        secret: true,
        schema: given,
        maxLength: 200,
        hint: texts.retakeHint,
      },
    },
    [{ reason: 'Too dark to read the number plate' }],
  ),
  closed: button(labels.close),
} as const

export type ReferralsEvent = EventsOf<typeof referralsEvents>
