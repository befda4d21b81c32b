// @vitest-environment dom
import { afterEach, expect, it, vi } from 'vitest'
import { sampleProfile } from '#machines/account/sample-sessions.ts'
import { outbox } from '#web/saving/tab-outbox.ts'
import { remember } from '#web/session/remember.ts'
import { aRecord } from './a-record.ts'

afterEach(() => {
  outbox.discard()
  remember({ kind: 'anonymous' })
  vi.restoreAllMocks()
})

/** What this tab sends to save a journey. */
async function savedBody(): Promise<Record<string, unknown>> {
  const data = { message: '', data: { customerLeadId: 'lead-1', version: 2 } }
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ status: 'success', data }))
  outbox.add(aRecord(), 2)
  expect(await outbox.flush()).toBe(true)
  return JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
}

it('a save of nobody who is logged in says so, and names no customer [MOTOR-09]', async () => {
  const body = await savedBody()
  expect(body).toMatchObject({ customerLeadId: 'lead-1', step: 2, loggedInUser: false })
  expect(body).not.toHaveProperty('customerUniqueNumber')
})

it('a save of a logged-in customer says so, under their number [MOTOR-09, MOTOR-13]', async () => {
  const customer = sampleProfile('2026-11-21')
  remember({ kind: 'customer', customer })
  expect(await savedBody()).toMatchObject({
    loggedInUser: true,
    customerUniqueNumber: customer.uniqueNumber,
  })
})
