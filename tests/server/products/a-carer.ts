import { saveFlow } from '#contract/flow/flow.calls.ts'
import { serverProducts } from '#machines/server-products.ts'
import { kycChecks } from '#server/db/schema.ts'
import { careProduct } from '../../support/toy-product/care.product.ts'
import { umbrellaProduct } from '../../support/toy-product/umbrella.product.ts'
import { person } from '../journeys/asha.ts'
import type { TestServer } from '../support/test-server.ts'

export const products = [...serverProducts, umbrellaProduct, careProduct]
export const secret = 'Bypass in Kochi'

const customer = { name: person.fullName, email: person.email, mobile: person.mobile }

export const personGiven = (fullName = person.fullName) => ({
  type: 'person.given',
  person: { ...person, fullName },
  customer,
})

export const medicalGiven = (hospitalisation = secret) => ({
  type: 'medical.given',
  medical: { conditions: ['heartDisease'], hospitalisation },
})

/** Asha, who insures herself with a product that asks what has to be sealed. */
export async function aCarer(server: TestServer, visitor = server.visitor()) {
  const save = (step: number, events: object[], from: object = {}, screen?: string) => ({
    quoteType: 'care',
    step,
    processDiscription: 'care',
    loggedInUser: false,
    events,
    ...(screen && { screen }),
    ...from,
  })
  const started = await visitor.call(saveFlow, save(1, [{ type: 'sum.chosen', sumInsured: 500_000 }]))
  let lead = started.data.data
  const { customerLeadId } = lead
  let checks = 0

  return {
    visitor,
    customerLeadId,
    lead: () => lead,
    save: async (step: number, event: object, screen?: string) => {
      lead = (await visitor.call(saveFlow, save(step, [event], lead, screen))).data.data
    },
    refused: (step: number, event: object, screen?: string) =>
      visitor.refused(saveFlow, save(step, [event], lead, screen)),

    /** KYC has found somebody. */
    async identified(name = person.fullName, status = 'success'): Promise<string> {
      checks += 1
      const id = `kyc-${checks}`
      const found = { kycType: 'ckyc', docName: 'pan', docNumber: 'ABCPEXXXXF' }
      const data = { ...found, kycStatus: 'success', reference: id, name }
      const createdAt = new Date(server.clock.now().getTime() + checks)
      const check = { id, leadId: customerLeadId, insurerId: 13, mode: 'ckyc', status, createdAt, data }
      await server.db.insert(kycChecks).values({ ...check, ownerName: name })
      return id
    },
  }
}
