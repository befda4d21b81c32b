import * as v from 'valibot'
import { button, type EventsOf, form } from '../../core/event.ts'
import { type Answers, onlyWhen } from '../../core/field.ts'
import { limits } from '../../reference/limits.ts'
import { form as formTexts } from '../../reference/messages/form.ts'
import { support as texts } from '../../reference/messages/support.ts'
import { cleanDetailsMobile, detailsMobileError } from '../../rules/mobile.ts'
import { cleanName } from '../../rules/person-name.ts'
import { judged, oneOf } from '../../schemas/answers.ts'
import { callTimes, supportFields, supportTopics } from '../../schemas/support-request.ts'

const { aboutMax, textMax } = limits.support
const { entries } = supportFields
const wantsCall = ({ topic }: Answers) => topic === 'callback'

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
      mobile: onlyWhen(wantsCall, {
        label: 'Mobile number',
        control: 'mobile',
        schema: judged(detailsMobileError),
        clean: cleanDetailsMobile,
        hint: texts.callHint,
        autocomplete: 'tel-national',
        secret: true,
      }),
      callTime: onlyWhen(wantsCall, {
        label: 'When shall we call?',
        control: 'radio',
        schema: oneOf(callTimes),
        options: callTimes.map((value) => ({ value, label: texts.callTimes[value] })),
        secret: true,
      }),
      callAgreed: onlyWhen(wantsCall, {
        label: texts.callAgreed,
        control: 'checkbox',
        schema: v.literal(true, formTexts.consent),
        secret: true,
      }),
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
        label: 'Number of your policy, vehicle or earlier request (optional)',
        control: 'text',
        schema: entries.about,
        maxLength: aboutMax,
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
      {
        topic: 'callback',
        mobile: '9812345678',
        callTime: 'evening',
        callAgreed: true,
        fullName: 'Asha Rani Sharma',
        email: 'asha@example.com',
        about: '',
        text: 'Which deductible suits me?',
      },
    ],
  ),
  'request.repeated': button('Write another request'),
} as const

export type SupportRequestEvent = EventsOf<typeof supportRequestEvents>
