import { saveFlow } from '#contract/flow/flow.calls.ts'
import { toSave } from '#contract/flow/save.ts'
import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { planFromPetQuote, toPetQuotesRequest } from '#contract/pet/pet-quote.codec.ts'
import { getPetQuotes } from '#contract/pet/pet-quotes.calls.ts'
import { submitPetProposal } from '#contract/proposal/proposal.calls.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { petProposalEvents } from '#machines/pet/proposal/pet-proposal.events.ts'
import type { PetPlan } from '#machines/pet/record/pet-plan.ts'
import { emptyPet, type PetRecord } from '#machines/pet/record/pet-record.ts'
import type { PetRequest } from '#machines/pet/record/pet-request.ts'
import type { Photograph, PhotographView } from '#machines/pet/record/photograph.ts'
import { samplePets } from '#machines/pet/record/samples.ts'
import { missingViews, photographedPets } from '#machines/pet/rules/photographs.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { png } from '../kyc/an-owner.ts'
import { identify } from '../kyc/identify.ts'
import { leadOf, openedRecordOf } from '../support/lead-of.ts'
import type { TestServer } from '../support/test-server.ts'

export const bajaj = 5
type Given = { type: string; [answer: string]: unknown }

export const photographOf = (customerLeadId: string, view: PhotographView, file: File) => ({
  customerLeadId,
  docName: view,
  category: 'photographs' as const,
  file,
})

/** An owner who insures pets, by the calls of their browser. */
export async function aHousehold(server: TestServer) {
  const visitor = server.visitor()
  const today = server.clock.today()
  const { owner, customer } = samplePets(today)
  const started = await visitor.call(
    saveFlow,
    toSave({ ...emptyPet, owner, customer }, 1, { loggedInUser: false }),
  )
  const { customerLeadId } = started.data.data

  const household = {
    visitor,
    customerLeadId,
    row: () => leadOf(server, customerLeadId),
    record: () => openedRecordOf<PetRecord>(server, customerLeadId),
    async save(step: SavedStep, events: Given[], screen?: string, answers: Partial<PetRecord> = {}) {
      const record = { ...(await household.record()), ...answers }
      return visitor.call(
        saveFlow,
        toSave(record, step, { loggedInUser: false, answered: { screen, events } }),
      )
    },
    /** One pet, as its sample but for what differs. */
    async give(different: object, screen = 'pet') {
      const [sample] = petEvents['pet.given'].samples(today)
      await household.save(2, [{ type: 'pet.given', ...sample, ...different }], screen)
    },
    async prices(): Promise<PetPlan[]> {
      const { data } = await visitor.call(getPetQuotes, toPetQuotesRequest(await household.record(), false))
      return data.successQuotes.map(planFromPetQuote)
    },
    async choose(insurerId: number, request?: PetRequest): Promise<PetPlan> {
      if (request) await household.save(3, [{ type: 'request.changed', request }], 'quotes')
      const chosen = (await household.prices()).find((plan) => plan.insurerId === insurerId)
      if (!chosen) throw new Error(`No price of ${insurerId}`)
      await household.save(3, [], undefined, { plan: chosen })
      return chosen
    },
    async complete(insurerId: number, different: object = {}) {
      await identify(visitor, customerLeadId, insurerId)
      const [person] = petProposalEvents['person.given'].samples(today)
      await household.save(4, [{ type: 'person.given', ...person, ...different }], 'person')
      await household.photographAll()
    },
    /** Every view that is still missing, uploaded and named. */
    async photographAll() {
      const record = await household.record()
      for (const pet of photographedPets(record)) {
        for (const view of missingViews(record, pet)) {
          const { id } = await household.upload(view)
          await household.show({ petId: pet.petId, view, documentId: id })
        }
      }
    },
    async upload(
      view: PhotographView,
      file = new File([new Uint8Array(png)], 'rex.png', { type: 'image/png' }),
    ) {
      const { data } = await visitor.call(uploadDocument, photographOf(customerLeadId, view, file))
      return data
    },
    show: (photograph: Photograph) =>
      household.save(4, [{ type: 'photograph.given', ...photograph }], 'photographs'),
    async submit() {
      const { plan } = await household.record()
      const { caseId = '', insurerId = 0 } = plan ?? {}
      return visitor.call(submitPetProposal, { customerLeadId, caseId, insurerId })
    },
  }
  return household
}
