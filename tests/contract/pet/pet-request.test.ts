import { expect, test } from 'vitest'
import { toSave } from '#contract/flow/save.ts'
import { samplePet, samplePets } from '#machines/pet/record/samples.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'

const today = '2026-06-15'

test('a save of a pet journey carries owner, pets, plan, add-ons and KYC under their names [PET-02, PET-03]', () => {
  const request = { sumInsured: 50_000, covers: ['mortality'], opdLimit: 5_000 } as const
  const known = samplePets(today)
  const mia = {
    ...samplePet(today),
    petId: 2,
    kind: 'cat' as const,
    name: 'Mia',
    breed: 'Persian',
    weight: 4,
  }
  const record = {
    ...known,
    pets: [...(known.pets ?? []), mia],
    leadId: '',
    request: { ...request, covers: [...request.covers] },
    kyc: sampleKyc,
    photographs: [{ petId: 1, view: 'front', documentId: 'd1' } as const],
  }
  expect(toSave(record, 3, { loggedInUser: false })).toMatchObject({
    quoteType: 'pet',
    step1: {
      ownerDetails: {
        ownerName: 'Asha Rani Sharma',
        contactNumber: '9876543210',
        pincode: { value: '302001', City: 'Jaipur', State: 'Rajasthan' },
      },
    },
    step2: {
      petDetails: [
        {
          breed: 'Labrador Retriever',
          name: 'Rex',
          age: { dateOfBirth: '2023-06-15', isExact: true },
          weight: 28,
          questions: { isNeutered: false },
          photos: [{ view: 'front', documentId: 'd1' }],
        },
        { petId: 2, breed: 'Persian', name: 'Mia', weight: 4 },
      ],
    },
    step3: { planDetails: { sumInsured: 50_000 }, addons: { mortality: true, opd: 5_000 } },
    kycDetails: sampleKyc,
  })
})
