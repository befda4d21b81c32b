import { type TestModel, testModel } from '../../core/test-model.ts'
import { account } from '../../reference/messages/account.ts'
import { sampleProfile } from '../sample-sessions.ts'
import { signUpEvents } from './sign-up.events.ts'
import { signUpMachine } from './sign-up.machine.ts'

export const signUpTestModel: TestModel = testModel<object>({
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
