// @vitest-environment dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endJourney, forgetJourney } from '#web/browser/forget-journey.ts'
import { policyState } from '#web/browser/policy-state/policy-state.ts'
import { outbox } from '#web/saving/tab-outbox.ts'
import { forgetPerson } from '#web/session/forget-person.ts'
import { current } from '../saving/an-outbox.ts'

const person = /Asha|asha@example.com|9876543210/
const stored = () => JSON.stringify([localStorage, sessionStorage])

function knowing() {
  policyState.set({
    customerLeadId: 'lead-1',
    RegistrationNumber: 'RJ-14-CA-1234',
    firstName: 'Asha',
    mobileNumber: '9876543210',
    userData: { customer_name: 'Asha' },
    apiErrorResponse: [{ Api_name: 'Digit', message: 'Down' }],
    selectedPlan: { insurer: 'Digit' },
    kycConfig: { modes: ['ckyc'] },
  })
  policyState.flush()
  const customerDetails = {
    customer_name: 'Asha',
    customer_email: 'asha@example.com',
    customer_phone: '9876543210',
  }
  outbox.learnRecord({
    ...current(2, 'Maruti'),
    step5: {
      customerDetails,
      customerType: 'individual',
      isOwnerChanged: false,
      manufaturingDate: '2022-01-01',
      registrationDate: '2022-06-15',
    },
  })
  outbox.holdEvent('lead-1', { event: { type: 'contact.given', fullName: 'Asha' } })
  sessionStorage.setItem('draft:motor:contact.given', JSON.stringify({ fullName: 'Asha' }))
  sessionStorage.setItem('wizard', JSON.stringify({ customer: { name: 'Asha' } }))
  expect(stored()).toMatch(person)
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('what the browser knows of a person', () => {
  it.each([
    ['a new search', forgetJourney],
    ['sign-out', forgetPerson],
    ['the end of the purchase', () => endJourney('lead-1')],
  ])('is gone after %s [STATE-06, STATE-09, MODAL-19]', (_, forget) => {
    knowing()
    forget()
    expect(policyState.get().customerLeadId).toBeUndefined()
    expect(localStorage.getItem('policyState')).not.toContain('customerLeadId')
    expect(stored()).not.toMatch(person)
    expect(stored()).not.toMatch(/RJ-14-CA-1234|Digit|ckyc/)
  })

  it.each([
    ['a new search', forgetJourney, 0],
    ['sign-out', forgetPerson, 1],
    ['the end of the purchase', () => endJourney('lead-1'), 0],
  ])(
    'takes the key of photographs along after %s, those of other tabs only by sign-out',
    (_, forget, times) => {
      knowing()
      const deleteDatabase = vi.fn()
      vi.stubGlobal('indexedDB', { deleteDatabase })
      sessionStorage.setItem('draft:pictures', '[1]')
      forget()
      expect(deleteDatabase).toHaveBeenCalledTimes(times)
      expect(stored()).not.toContain('pictures')
      vi.unstubAllGlobals()
    },
  )

  it('stays where the purchase of another journey ends', () => {
    knowing()
    endJourney('lead-2')
    expect(policyState.get().firstName).toBe('Asha')
    expect(sessionStorage.getItem('wizard')).toMatch(person)
  })

  it('does not come back with the next answer of the outbox', () => {
    knowing()
    forgetJourney()
    outbox.learnVersion('lead-9', 1)
    expect(stored()).not.toMatch(person)
  })
})
