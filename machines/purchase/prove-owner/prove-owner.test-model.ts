import { type TestModel, testModel } from '../../core/test-model.ts'
import { messages } from '../../reference/messages.ts'
import { proveOwnerEvents } from './prove-owner.events.ts'
import { proveOwnerMachine } from './prove-owner.machine.ts'

const { account, failure } = messages

export const proveOwnerTestModel: TestModel = testModel<{
  sends: number
  codeError?: string
  problem?: string
}>({
  key: 'prove-owner',
  title: 'Prove whose journey it is',
  machine: proveOwnerMachine,
  events: proveOwnerEvents,
  starts: () => [
    { name: 'a journey of another browser', input: { leadId: 'lead-1', mobile: '98XXXXXX10' } },
    { name: 'a journey without a number', input: { leadId: 'lead-1' } },
  ],
  outcomes: () => ({
    sendCode: {
      done: [
        { kind: 'sent', mobile: '98XXXXXX10' },
        { kind: 'blocked', message: failure.tooMany },
      ],
    },
    verifyCode: {
      done: [
        { kind: 'proved' },
        { kind: 'wrong', message: account.invalidOtp },
        { kind: 'spent', message: account.otpTriesUsed },
        { kind: 'blocked', message: failure.tooMany },
      ],
    },
  }),
  identity: ({ sends, codeError, problem }) => [sends > 0, codeError, problem],
})
