import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { transitions } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { openedRecordOf } from '../support/lead-of.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aCarer, medicalGiven, personGiven, products } from './a-carer.ts'

const options = { modules: [flowRoutes], deps: { products } }

describeOnEachDatabase(
  'a product that identifies the person after asking who they are',
  options,
  (server) => {
    const recordOf = (id: string) => openedRecordOf(server, id)

    it('takes what KYC found on the save that follows the check', async () => {
      const asha = await aCarer(server)
      await asha.save(3, personGiven())
      expect((await recordOf(asha.customerLeadId)).kyc).toBeUndefined()
      const reference = await asha.identified()
      await asha.save(5, medicalGiven(), 'medical')
      expect(await recordOf(asha.customerLeadId)).toMatchObject({ savedStep: 5, kyc: { reference } })
      const moves = await server.db
        .select()
        .from(transitions)
        .where(eq(transitions.leadId, asha.customerLeadId))
        .orderBy(transitions.id)
      expect(moves.map(({ event }) => event)).toEqual(['sum.chosen', 'person.given', 'medical.given'])
    })

    it('is not gone on with while nobody was identified', async () => {
      const asha = await aCarer(server)
      await asha.save(3, personGiven())
      await asha.identified('Asha Rani Sharma', 'failed')
      expect(await asha.refused(5, medicalGiven(), 'medical')).toMatchObject({
        code: 'not-now',
        current: { state: 'kyc', event: 'medical.given' },
      })
    })

    it('takes the later of two checks, and keeps it on saves that do not follow the check', async () => {
      const asha = await aCarer(server)
      await asha.save(3, personGiven())
      await asha.identified()
      await asha.save(5, medicalGiven(), 'medical')
      const reference = await asha.identified()
      await asha.save(3, personGiven(), 'person')
      expect((await recordOf(asha.customerLeadId)).kyc?.reference).toBe('kyc-1')
      await asha.save(5, medicalGiven(), 'medical')
      expect((await recordOf(asha.customerLeadId)).kyc?.reference).toBe(reference)
    })

    it('is sold in no other name than the one that was found', async () => {
      const asha = await aCarer(server)
      await asha.save(3, personGiven())
      await asha.identified('Ravi Kumar Verma')
      expect(await asha.refused(5, medicalGiven(), 'medical')).toMatchObject({
        http: 422,
        issues: [{ path: 'fullName' }],
      })
      await asha.identified()
      await asha.save(5, medicalGiven(), 'medical')
      expect(await asha.refused(3, personGiven('Meera Iyer'), 'person')).toMatchObject({
        issues: [{ path: 'fullName' }],
      })
    })
  },
)
