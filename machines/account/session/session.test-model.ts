import { type TestModel, testModel } from '../../core/test-model.ts'
import { sampleCustomer, sampleEmployee, sampleProfile, sampleVisitor } from '../sample-sessions.ts'
import { sessionEvents } from './session.events.ts'
import { type SessionContext, sessionMachine } from './session.machine.ts'

export const sessionTestModel: TestModel = testModel<SessionContext>({
  key: 'session',
  title: 'Who is signed in',
  machine: sessionMachine,
  events: sessionEvents,
  starts: (today) => [
    { name: 'a stranger', input: { isMarked: false } },
    { name: 'signed in before', input: { isMarked: true } },
    { name: 'signed up in this tab', input: { isMarked: false, unverified: sampleProfile(today) } },
    { name: 'a partner link', input: { isMarked: false, partnerToken: 'a.b.c' } },
    { name: 'an employee link', input: { isMarked: false, employeeId: 'asha.agent' } },
    { name: 'an employee link of before', input: { isMarked: false, emplId: 'asha.agent' } },
  ],
  outcomes: (today) => ({
    loginPartner: { done: [sampleVisitor(today)] },
    readSession: {
      done: [sampleCustomer(today), sampleVisitor(today), sampleEmployee, { kind: 'anonymous' }],
    },
    findEmployee: { done: [{ username: 'asha.agent' }] },
    refer: { done: ['FE-1'] },
    logOut: { done: [{ status: 'success' }] },
    login: {
      done: [
        { kind: 'signedIn', session: sampleCustomer(today) },
        { kind: 'signUp', mobile: '9876543210' },
        { kind: 'closed' },
        { kind: 'unsure' },
      ],
      fails: false,
    },
    signUp: {
      done: [
        { kind: 'signedUp', customer: { ...sampleProfile(today), id: '' } },
        { kind: 'login', mobile: '9876543210' },
        { kind: 'closed' },
      ],
      fails: false,
    },
  }),
  identity: ({ session, askedBy, partnerToken, emplId }) => [session.kind, askedBy, partnerToken, emplId],
})
