import { sampleProfile } from '../record/sample-sessions.ts'
import { account } from '../reference/messages/account.ts'
import { type Subject, subject } from '../subject.ts'
import { signUpEvents } from './sign-up.events.ts'
import { signUpMachine } from './sign-up.machine.ts'

export const signUpSubject: Subject = subject<object>({
  key: 'sign-up',
  title: 'Sign up',
  machine: signUpMachine,
  events: signUpEvents,
  starts: () => [{ name: 'a number nobody knows', input: { mobile: '9876543210' } }],
  outcomes: (today) => ({
    signUp: {
      done: [
        { kind: 'created', customer: { ...sampleProfile(today), id: '' } },
        { kind: 'exists', message: account.alreadyExists },
      ],
    },
  }),
  identity: () => [],
})
