import type { AnyEventObject } from 'xstate'
import type { PetPlan } from '#machines/pet/record/pet-plan.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { petTestModel } from '#machines/pet/wizard/pet.test-model.ts'
import { rupees } from '#machines/rules/money.ts'
import { press } from '../driver/perform.ts'
import { giveOwner } from '../purchases/pet.ts'
import { quoteLine } from '../walk/journey-replies.ts'
import { pricedWizard } from '../walk/priced-wizard.ts'
import type { Walk } from '../walk/stage.ts'

/** What is offered of every pet is named after it; while nothing has been changed that is the first sample's name. */
const ofRex = (words: string) => () => ({ role: 'button', name: `${words} Rex` })

const ofPet =
  (words: string) =>
  async ({ page, snapshot }: Walk, { petId }: AnyEventObject): Promise<void> => {
    const { pets = [] }: PetRecord = snapshot.context.record
    const name = pets.find((pet) => pet.petId === petId)?.name
    const button = page.getByRole('button', { name: `${words} ${name}`, exact: true })
    // Pets may have one name.
    await button.nth(pets.filter((pet) => pet.name === name).findIndex((pet) => pet.petId === petId)).click()
  }

export const petStage = pricedWizard({
  testModel: petTestModel,
  events: petEvents,
  path: '/pet',
  stream: '/pet/All_quotes',
  keptAs: 'petLead',
  opening: petEvents['owner.given'],
  sum: '₹1,00,000',
  quoteLine: (plan: PetPlan) =>
    quoteLine(plan, {
      sumInsured: plan.sumInsured,
      pets: plan.pets.map((pet) => (pet.isInsured ? { ...pet, net: rupees(pet.net) } : pet)),
    }),
  starts: {
    'nothing known': async (page) => void (await page.goto('/pet')),
    'an owner without pets': '/pet',
    'an owner whose journey has not begun': giveOwner,
    'a dog': '/pet',
    'back to the list': '/pet?step=pets',
    'another pet': '/pet?step=pet',
    'as many pets as one policy insures': '/pet',
    paying: '/pet',
    paid: '/pet',
  },
  controls: { 'pet.opened': ofRex('Change'), 'pet.removed': ofRex('Remove') },
  // The sheet with what the prices are for has a button of the same name.
  causes: {
    'pet.opened': ofPet('Change'),
    'pet.removed': ofPet('Remove'),
    'pets.given': ({ page }) => press(page, petEvents['pets.given']),
  },
})
