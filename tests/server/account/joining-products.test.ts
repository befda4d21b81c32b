import { expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { toSave } from '#contract/flow/save.ts'
import { sampleHealth } from '#machines/health/record/samples.ts'
import { samplePets } from '#machines/pet/record/samples.ts'
import { productOf, products } from '#machines/products.ts'
import { leads } from '#server/db/schema.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { signInCustomer } from '../support/sign-in.ts'

const mobile = '9876543210'
const { owner, customer } = samplePets('2026-06-15')
const { basics } = sampleHealth()

/** What each product's browser knows when a journey begins. */
const known: Readonly<Record<string, object>> = {
  motor: { registrationNumber: 'RJ-14-CA-1234', vehicleType: '4w' },
  health: { basics },
  pet: { owner, customer },
}

describeOnEachDatabase('a customer who signs in', {}, (server) => {
  it.each(products.map(({ key }) => key))(
    'goes on with a %s journey on a second device, and the first is told of it',
    async (key) => {
      const record = { ...productOf(products, { quoteType: key }).emptyRecord, ...known[key] }
      const [tablet, phone] = [server.visitor(), server.visitor()]
      const started = await tablet.call(saveFlow, toSave(record, 1, { loggedInUser: false }))
      const { customerLeadId: leadId, version } = started.data.data
      const { id } = await signInCustomer(server, tablet, mobile)
      expect(await server.db.select().from(leads)).toMatchObject([{ id: leadId, customerId: id }])

      expect((await phone.refused(readFlow, { customerLeadId: leadId })).code).toBe('prove-owner')
      await signInCustomer(server, phone, mobile)
      expect((await phone.call(readFlow, { customerLeadId: leadId })).data).toMatchObject({
        quoteType: key,
        version,
      })

      const again = toSave({ ...record, leadId, version }, 1, { loggedInUser: true })
      await phone.call(saveFlow, again)
      expect(await tablet.refused(saveFlow, again)).toMatchObject({
        http: 409,
        code: 'saved-elsewhere',
        current: { customerLeadId: leadId, quoteType: key, version: version + 1 },
      })
    },
  )
})
