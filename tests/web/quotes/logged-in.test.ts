// @vitest-environment dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { sampleProfile } from '#machines/account/sample-sessions.ts'
import { sampleHealth } from '#machines/health/record/samples.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { samplePets } from '#machines/pet/record/samples.ts'
import { askQuotes as askForHealth } from '#web/health/quotes/ask-quotes.ts'
import { askQuotes as askForMotor } from '#web/motor/quotes/ask-quotes.ts'
import { askQuotes as askForPets } from '#web/pet/quotes/ask-quotes.ts'
import { remember } from '#web/session/remember.ts'
import { eventually } from '../../support/eventually.ts'

const today = '2026-11-21'
const customer = sampleProfile(today)
const ask = {
  motor: () => createActor(askForMotor, { input: { record: sampleRecord(today) } }),
  health: () => createActor(askForHealth, { input: { record: sampleHealth() } }),
  pet: () => createActor(askForPets, { input: { record: samplePets(today) } }),
}

afterEach(() => {
  remember({ kind: 'anonymous' })
  vi.restoreAllMocks()
})

/** What was sent for prices. */
async function sentFor(product: keyof typeof ask): Promise<Record<string, unknown>> {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  const asking = ask[product]().start()
  await eventually(() => expect(fetched).toHaveBeenCalledOnce())
  asking.stop()
  return JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
}

describe('a request for prices', () => {
  it.each(['motor', 'health', 'pet'] as const)(
    'of %s says whether somebody is logged in [API-52]',
    async (of) => {
      expect(await sentFor(of)).toMatchObject({ loggedInUser: false })
      vi.restoreAllMocks()
      remember({ kind: 'customer', customer })
      expect(await sentFor(of)).toMatchObject({ loggedInUser: true })
    },
  )

  it.each(['motor', 'health', 'pet'] as const)(
    'of %s names a logged-in customer by number, and carries their details [API-52, MOTOR-13]',
    async (of) => {
      expect(await sentFor(of)).not.toHaveProperty('customerDetails')
      vi.restoreAllMocks()
      remember({ kind: 'customer', customer })
      expect(await sentFor(of)).toMatchObject({
        customerUniqueNumber: customer.uniqueNumber,
        customerDetails: { customer_name: 'Asha Rani Sharma', customer_phone: '9876543210' },
      })
    },
  )
})
