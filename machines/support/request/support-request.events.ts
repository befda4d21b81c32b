import { button, type EventsOf, form } from '../../core/event.ts'
import { limits } from '../../reference/limits.ts'
import { support as texts } from '../../reference/messages/support.ts'
import { cleanName } from '../../rules/person-name.ts'
import { supportQuestion, supportTopics } from '../../schemas/support-request.ts'

const { aboutMax, textMax } = limits.support
const { entries } = supportQuestion

/** Drafts of a request stay nowhere: people write in it what they would not leave on a shared computer. */
export const supportRequestEvents = {
  'request.given': form(
    'Send',
    {
      topic: {
        label: 'What is it about?',
        control: 'select',
        schema: entries.topic,
        options: supportTopics.map((value) => ({ value, label: texts.topics[value] })),
        secret: true,
      },
      fullName: {
        label: 'Full name',
        control: 'text',
        schema: entries.fullName,
        clean: cleanName,
        maxLength: limits.name.max,
        autocomplete: 'name',
        secret: true,
      },
      email: {
        label: 'Email',
        control: 'email',
        schema: entries.email,
        autocomplete: 'email',
        secret: true,
      },
      about: {
        label: 'Number of a policy, vehicle or request',
        control: 'text',
        schema: entries.about,
        maxLength: aboutMax,
        hint: texts.aboutHint,
        secret: true,
      },
      text: {
        label: 'What can we do for you?',
        control: 'paragraph',
        schema: entries.text,
        maxLength: textMax,
        hint: texts.textHint,
        secret: true,
      },
    },
    [
      {
        topic: 'payment',
        fullName: 'Asha Rani Sharma',
        email: 'asha@example.com',
        about: 'RJ-14-CA-1234',
        text: 'I paid twice for one policy. When is the second payment back?',
      },
      {
        topic: 'complaint',
        fullName: 'Asha Rani Sharma',
        email: 'asha@example.com',
        about: '',
        text: 'Nobody has answered me for a week.',
      },
    ],
  ),
  'request.repeated': button('Write another request'),
} as const

export type SupportRequestEvent = EventsOf<typeof supportRequestEvents>
