import { assign } from 'xstate'
import { type PricedWizardContext, pricedWizardSetup } from '../../purchase/quotes/priced-wizard.setup.ts'
import type { PetPlan } from '../record/pet-plan.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { hasRoom, mayGive } from '../rules/pet-list.ts'
import { type PetEvent, petEvents } from './pet.events.ts'

/** The pet whose answers are being changed. */
type Changed = { changed?: number }
export type PetContext = PricedWizardContext<PetRecord, PetPlan, PetEvent, Changed>

/** What the pet wizard has besides what all wizards with prices share. */
export const petSetup = pricedWizardSetup<PetRecord, PetPlan, PetEvent, Changed>()(petEvents).extend({
  guards: {
    lacksOwner: ({ context }) => context.record.owner === undefined,
    isUnbegun: ({ context }) => context.record.leadId === '',
    isRevisitedUnbegun: ({ context }) => context.record.leadId === '' && context.screen !== undefined,
    lacksPets: ({ context }) => !context.record.pets?.length,
    addsPet: ({ context }) => context.screen === 'pet' && hasRoom(context.record.pets),
    hasRoom: ({ context }) => hasRoom(context.record.pets),
    mayGive: ({ context }, { petId }: { petId: number }) => mayGive(context.record, petId),
    isLast: ({ context }, { petId }: { petId: number }) =>
      context.record.pets?.every((pet) => pet.petId === petId) ?? true,
    knows: ({ context }, { petId }: { petId: number }) =>
      context.record.pets?.some((pet) => pet.petId === petId) ?? false,
  },
  actions: {
    openPet: assign((_, { petId }: { petId: number }) => ({ changed: petId })),
    closePet: assign({ changed: undefined }),
  },
})
