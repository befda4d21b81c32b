import { account } from '../reference/messages/account.ts'
import { labels } from '../reference/messages/labels.ts'
import {
  fails,
  leaving,
  locked,
  otp,
  rejected,
  resend,
  said,
  says,
  sent,
  session,
  unheard,
} from './login.moves.ts'
import { login } from './login.setup.ts'

/** The six digits of an employee, whose details are loaded after them. */
export const employeeOtp = login.createStateConfig({
  type: 'parallel',
  meta: { view: 'otp', title: labels.login, asks: 'employeeOtp.given' },
  states: {
    resend,
    code: {
      initial: 'asking',
      states: {
        asking: {
          initial: 'anew',
          states: { anew: {}, rejected: {}, unheard: {} },
          on: {
            'employeeOtp.given': { target: 'verifying', actions: { type: 'keepOtp', params: otp } },
            'otp.resent': { guard: 'mayResend', target: 'resending' },
            'number.edited': { target: '#login.number', actions: 'forgetProblem' },
          },
        },
        verifying: {
          tags: 'busy',
          exit: 'forgetOtp',
          invoke: {
            id: 'verifyEmployeeOtp',
            src: 'verifyEmployeeOtp',
            input: ({ context }) => ({ mobile: context.mobile, otp: context.otp }),
            onDone: [
              {
                guard: says('right'),
                target: '#login.loadingEmployee',
                actions: { type: 'keepUsername', params: said },
              },
              locked,
              rejected,
            ],
            onError: 'findingOut',
          },
          on: leaving,
        },
        findingOut: {
          tags: 'busy',
          invoke: {
            id: 'readSession',
            src: 'readSession',
            input: {},
            onDone: [
              {
                guard: says('employee'),
                target: '#login.loadingEmployee',
                actions: { type: 'keepEmployee', params: session },
              },
              unheard,
            ],
            onError: unheard,
          },
          on: leaving,
        },
        resending: {
          tags: 'busy',
          invoke: {
            id: 'sendEmployeeOtp',
            src: 'sendEmployeeOtp',
            input: ({ context }) => ({ mobile: context.mobile }),
            onDone: [
              { guard: says('sent'), target: '#login.employeeOtp', reenter: true, actions: sent },
              locked,
              { target: '#login.unknownNumber', actions: { type: 'explain', params: said } },
            ],
            onError: { target: 'asking.unheard', actions: [fails(account.otpNotSent), 'beginRound'] },
          },
        },
      },
    },
  },
})
