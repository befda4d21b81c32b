import * as v from 'valibot'
import { button, type EventsOf, form } from '../../core/event.ts'
import { messages } from '../../reference/messages.ts'
import { given } from '../../schemas/answers.ts'
import { type Colleague, colleague } from '../../schemas/desk.ts'

const { labels } = messages
const asha: Colleague = { username: 'asha.agent', name: 'Asha Verma', role: 'agent' }

export const handOverEvents = {
  'colleague.chosen': form(
    'Hand over',
    {
      colleagues: { label: 'Colleagues', control: 'hidden', secret: true, schema: v.array(colleague) },
      username: {
        label: 'To whom',
        control: 'select',
        secret: true,
        schema: given,
        options: ({ colleagues }) =>
          v.parse(v.array(colleague), colleagues).map(({ username, name, role }) => ({
            value: username,
            label: `${name} (${role})`,
          })),
      },
    },
    [{ colleagues: [asha], username: asha.username }],
  ),
  'colleagues.retried': button('Try again'),
  closed: button(labels.close),
} as const

export type HandOverEvent = EventsOf<typeof handOverEvents>
