import { expect, test } from 'vitest'
import { lifecycleEvents } from '#machines/purchase/lifecycle/lifecycle.events.ts'

const causedBy = (actor: string) =>
  Object.entries<readonly string[]>(lifecycleEvents)
    .filter(([, actors]) => actors.includes(actor))
    .map(([type]) => type)

test('a purchase is moved on by its customer or an employee for them, and all else by the system alone', () => {
  const wishes = [
    ...['REQUEST_QUOTES', 'EDIT_REQUEST', 'SUBMIT_PROPOSAL', 'ACCEPT_PREMIUM', 'CHOOSE_ANOTHER_PLAN'],
    ...['EDIT_PROPOSAL', 'PAY', 'CHECK_AGAIN', 'REOPEN_PAYMENT_PAGE', 'REQUEST_DOCUMENT'],
  ]
  expect(causedBy('customer')).toEqual(wishes)
  expect(causedBy('employee')).toEqual(wishes)
  const both = ['CHECK_AGAIN', 'REQUEST_DOCUMENT']
  const others = Object.keys(lifecycleEvents).filter((type) => !wishes.includes(type))
  expect(causedBy('system').toSorted()).toEqual([...others, ...both].toSorted())
})
