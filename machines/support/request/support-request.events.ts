import * as v from 'valibot'
import { button, type EventsOf, form } from '../../core/event.ts'
import { limits } from '../../reference/limits.ts'
import { support as texts } from '../../reference/messages/support.ts'
import { emailError } from '../../rules/email.ts'
import { cleanName } from '../../rules/person-name.ts'
import { given, judged, oneOf } from '../../schemas/answers.ts'
import { supportTopics } from '../../schemas/support-request.ts'

const { aboutMax, textMax } = limits.support

/** Drafts of a request stay nowhere: people write in it what they would not leave on a shared computer. */
export const supportRequestEvents = {
  'request.given': form(
    'Send',
    {
      topic: {
        label: 'What is it about?',
        control: 'select',
        schema: oneOf(supportTopics),
        options: supportTopics.map((value) => ({ value, label: texts.topics[value] })),
        secret: true,
      },
      fullName: {
        label: 'Full name',
        control: 'text',
        schema: v.pipe(given, v.maxLength(limits.name.max)),
        clean: cleanName,
        maxLength: limits.name.max,
        autocomplete: 'name',
        secret: true,
      },
      email: {
        label: 'Email',
        control: 'email',
        schema: v.pipe(judged(emailError), v.maxLength(254)),
        autocomplete: 'email',
        secret: true,
      },
      about: {
        label: 'Number of a policy, vehicle or request',
        control: 'text',
        schema: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(aboutMax)),
        maxLength: aboutMax,
        hint: texts.aboutHint,
        secret: true,
      },
      text: {
        label: 'What can we do for you?',
        control: 'paragraph',
        schema: v.pipe(given, v.maxLength(textMax)),
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
