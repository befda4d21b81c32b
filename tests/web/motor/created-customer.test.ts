// @vitest-environment dom
import { afterEach, expect, it, vi } from 'vitest'
import { policyState } from '#web/browser/policy-state/policy-state.ts'
import { motorJourney } from '#web/motor/motor.journey.ts'
import { eventually } from '../../support/eventually.ts'
import { aRecord } from '../saving/a-record.ts'

const customer = { name: 'Asha Rani Sharma', mobile: '9876543210', email: 'asha@example.com' }
const fetched = vi.fn<typeof fetch>()

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  policyState.forgetJourney()
  policyState.flush()
})

it('the customer that the wizard creates is kept as customerId once the contact is saved [API-19]', async () => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => Response.json({ status: true, data: { id: 'c-9' } }))
  motorJourney.saved?.(4, aRecord({ customer }))
  expect(fetched).not.toHaveBeenCalled()
  motorJourney.saved?.(5, aRecord({ customer }))
  await eventually(() => expect(policyState.get().userData).toEqual({ customerId: 'c-9' }))
  expect(fetched).toHaveBeenCalledOnce()
  const [address, options] = fetched.mock.lastCall ?? []
  expect(String(address)).toMatch(/\/api\/v1\/motor\/create-customer$/)
  expect(Object.fromEntries(options?.body as FormData)).toEqual({
    customer_name: 'Asha Rani Sharma',
    customer_email: 'asha@example.com',
    customer_phone: '9876543210',
    customerLeadId: 'lead-1',
  })
})
