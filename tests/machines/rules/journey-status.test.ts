import { describe, expect, test } from 'vitest'
import { isPaid, isPaying, mayGoElsewhere } from '#machines/rules/journey-status.ts'

const paid = [
  'paymentSuccess',
  'policyDocRequested',
  'policyDocPending',
  'policyDocSuccess',
  'policyDocFailure',
]
const paying = ['paymentRequested', 'paymentInitiated', 'paymentPending']
const customer = { mobile: '9876543210' }

describe('a journey', () => {
  test.each(paid)('in %s is paid', (status) => {
    expect([isPaid(status), isPaying(status)]).toEqual([true, false])
  })

  test.each(paying)('in %s is being paid', (status) => {
    expect([isPaid(status), isPaying(status)]).toEqual([false, true])
  })

  test.each([undefined, 'open', 'paymentFailure'])('in %s is neither', (status) => {
    expect([isPaid(status), isPaying(status)]).toEqual([false, false])
  })

  test('goes to another device once there is a number to prove it by', () => {
    expect(mayGoElsewhere({ leadId: 'lead', customer })).toBe(true)
    expect(mayGoElsewhere({ leadId: 'lead', customer, status: 'open' })).toBe(true)
    expect(mayGoElsewhere({ leadId: '', customer })).toBe(false)
    expect(mayGoElsewhere({ leadId: 'lead' })).toBe(false)
  })

  test.each([...paid, ...paying])('stays where it is in %s', (status) => {
    expect(mayGoElsewhere({ leadId: 'lead', customer, status })).toBe(false)
  })
})
