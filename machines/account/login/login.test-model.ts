import { type TestModel, testModel } from '../../core/test-model.ts'
import { account } from '../../reference/messages/account.ts'
import { sampleCustomer, sampleEmployee } from '../sample-sessions.ts'
import { loginEvents } from './login.events.ts'
import { loginMachine } from './login.machine.ts'

const sendings = [
  { kind: 'sent' },
  { kind: 'unknown', message: account.notRegistered },
  { kind: 'locked', message: account.tooManyOtps },
]
const refusals = [
  { kind: 'wrong', message: account.serverInvalidOtp[0] },
  { kind: 'locked', message: account.otpTriesUsed },
]

export const loginTestModel: TestModel = testModel<{ problem?: string }>({
  key: 'login',
  title: 'Log in',
  machine: loginMachine,
  events: loginEvents,
  starts: () => [
    { name: 'the dialog', input: {} },
    { name: 'a number known already', input: { mobile: '9876543210' } },
  ],
  outcomes: (today) => ({
    checkEmployee: { done: [false, true] },
    sendCustomerOtp: { done: sendings },
    sendEmployeeOtp: { done: sendings },
    verifyCustomerOtp: { done: [{ kind: 'right', found: sampleCustomer(today) }, ...refusals] },
    verifyEmployeeOtp: { done: [{ kind: 'right', found: { username: 'asha.agent' } }, ...refusals] },
    readSession: { done: [sampleCustomer(today), sampleEmployee, { kind: 'anonymous' }] },
    loadEmployee: { done: [sampleEmployee] },
  }),
  identity: () => [],
})
