import { stepOf } from '#machines/core/screen.ts'
import { petAnswers } from '#machines/pet/record/pet.question.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { nextPetId } from '#machines/pet/rules/pet-list.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { petMachine, petReplay } from '#machines/pet/wizard/pet.machine.ts'
import type { PetContext } from '#machines/pet/wizard/pet.setup.ts'
import { ownDetails } from '../browser/policy-state/own-details.ts'
import { policyState } from '../browser/policy-state/policy-state.ts'
import { defineJourney } from '../journey/journey.ts'
import { StillWorking } from '../journey/still-working.tsx'
import { lazily } from '../lazily.ts'
import { savingActor, startingActor } from '../saving/actors.ts'
import { NotStarted } from '../shared/not-started.tsx'
import { petSlices } from './client-state.ts'
import { petLead } from './lead.ts'
import { PetsView } from './pets.view.tsx'
import { askQuotes } from './quotes/ask-quotes.ts'
import { EditsOverlay } from './quotes/edits.tsx'
import { PetQuotesView } from './quotes/quotes.view.tsx'

const dialogs = () => import('./quotes/dialogs.tsx')

/** A logged-in customer, as the owner of pets. */
const ownOwner = ({ fullName, mobile } = ownDetails()) => ({ ownerName: fullName, contactNumber: mobile })

/** The pet that a form is about: the one that is changed, else the next. */
const petIdIn = ({ changed, record }: PetContext): number => changed ?? nextPetId(record)

/** Pet's first four steps in the browser; the dialogs are fetched while the page is idle. */
export const petJourney = defineJourney({
  machine: petMachine.provide({
    actors: { startJourney: startingActor<PetRecord>(), askQuotes, savePlan: savingActor(3) },
  }),
  events: petEvents,
  replay: petReplay,
  answers: (asks, context) => {
    if (asks === 'pet.given') return petAnswers(context.record.pets, petIdIn(context), context.today)
    return asks === 'owner.given' && !context.record.customer ? ownOwner() : {}
  },
  draftOf: (asks, context) => (asks === 'pet.given' ? String(petIdIn(context)) : undefined),
  views: { waiting: StillWorking, notStarted: NotStarted, pets: PetsView, quotes: PetQuotesView },
  overlays: {
    edits: EditsOverlay,
    breakup: lazily(async () => (await dialogs()).BreakupDialog),
    comparison: lazily(async () => (await dialogs()).ComparisonDialog),
    assumptions: lazily(async () => (await dialogs()).PetAssumptionsDialog),
  },
  step: (screen) => (screen.path ? undefined : stepOf(screen)),
  changed: (context) => {
    const { leadId } = context.record
    policyState.set(petSlices(context))
    if (leadId !== '' && petLead.read()?.leadId !== leadId) petLead.write({ leadId })
  },
})
