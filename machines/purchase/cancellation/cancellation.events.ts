import * as v from 'valibot'
import { button, type EventsOf, form } from '../../core/event.ts'
import { cancellationReasonKeys, cancellationReasons } from '../../reference/cancellation.ts'
import { form as texts } from '../../reference/messages/form.ts'

const labelled = (allowed: unknown) =>
  cancellationReasonKeys
    .filter((key) => !Array.isArray(allowed) || allowed.includes(key))
    .map((value) => ({ value, label: cancellationReasons[value] }))

export const cancellationEvents = {
  'cancellation.confirmed': form(
    'Cancel policy',
    {
      reason: {
        label: 'Why are you cancelling?',
        control: 'radio',
        schema: v.picklist(cancellationReasonKeys, texts.required),
        options: ({ allowed }) => labelled(allowed),
      },
      allowed: { label: 'Reasons that end this policy', control: 'hidden', schema: v.array(v.string()) },
    },
    [{ reason: 'insuredElsewhere', allowed: ['insuredElsewhere'] }],
  ),
  'reading.retried': button('Try again'),
  'policy.kept': button('Keep policy'),
  closed: button('Close'),
} as const

export type CancellationEvent = EventsOf<typeof cancellationEvents>
