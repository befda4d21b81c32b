import type { SavedMachine } from '#machines/core/saved-machine.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { savedHealthProposal } from '#machines/health/proposal/health-proposal.machine.ts'
import { healthProposalTestModel } from '#machines/health/proposal/health-proposal.test-model.ts'
import { savedHealth } from '#machines/health/wizard/health.machine.ts'
import { healthTestModel } from '#machines/health/wizard/health.test-model.ts'
import { savedProposal } from '#machines/motor/proposal/proposal.machine.ts'
import { proposalTestModel } from '#machines/motor/proposal/proposal.test-model.ts'
import { savedQuoteList } from '#machines/motor/quote-list/quote-list.machine.ts'
import { quoteListTestModel } from '#machines/motor/quote-list/quote-list.test-model.ts'
import { savedMotor } from '#machines/motor/wizard/motor.machine.ts'
import { motorTestModel } from '#machines/motor/wizard/motor.test-model.ts'
import { savedPetProposal } from '#machines/pet/proposal/pet-proposal.machine.ts'
import { petProposalTestModel } from '#machines/pet/proposal/pet-proposal.test-model.ts'
import { savedPet } from '#machines/pet/wizard/pet.machine.ts'
import { petTestModel } from '#machines/pet/wizard/pet.test-model.ts'
import { type WalkedProduct, walkedHealth, walkedMotor, walkedPet } from './walked-products.ts'

/** A machine whose steps are saved, as the server meets it. */
export type WalkedMachine = {
  testModel: TestModel
  saved: SavedMachine
  of: WalkedProduct
  /** Transitions that a save tells of only where the path goes on to one: more paths, each to the end named. */
  further: readonly { targets: readonly string[]; to: string }[]
  /** What no save tells of, by the beginning of its id, with the reason. */
  beyond: Readonly<Record<string, string>>
}

const begins = 'the log of moves names no beginnings: the server begins where the saved step was asked'
const moves = 'nothing is answered, so nothing is saved'
const browsers = 'a call that the browser makes and waits for'
const takenBack = 'whoever leaves meanwhile takes the answer back, so nothing is saved'
const dialog = 'a dialog of the page: only what comes of it is saved'
const streams = 'prices on their way to the page'
const sixth = 'saved as step 6, which the motor machine hears'
const sent = 'the proposal is sent by a call of its own, which moves the lifecycle'
const blocked = 'a mandate is an order of the payment desk, and changes no answer'

/** What all proposals share from their declaration on. */
function withoutSaves(proposal: string): Record<string, string> {
  const states = ['submitting', 'checking', 'premiumChanged', 'rejected', 'referred', 'unknown', 'abandoning']
  const beginnings = ['review declaration.accepted', ...states]
  return Object.fromEntries(beginnings.map((beginning) => [`${proposal}.${beginning}`, sent]))
}

export const savedMachines: readonly WalkedMachine[] = [
  {
    testModel: motorTestModel,
    saved: savedMotor,
    of: walkedMotor,
    further: [
      { targets: ['motor.start.number number.skipped 0'], to: 'make' },
      { targets: ['motor.registrationNumber.otherClass vehicleClass.corrected 0'], to: 'make' },
      {
        targets: ['motor.start.number newVehicle.chosen 0', 'motor.registrationNumber.placing always 0'],
        to: 'make',
      },
      {
        targets: [
          'motor.noPlans newVehicle.chosen 0',
          'motor.previousPolicy.asking policyEnd.chosen 1',
          'motor.previousPolicy.deciding always 0',
          'motor.ageChecked always 1',
        ],
        to: 'quotation',
      },
    ],
    beyond: {
      'motor revisited': moves,
      'motor.resuming always': begins,
      'motor.start.deciding always': begins,
      'motor.start.number vehicle.chosen':
        'a save tells of the vehicle that was chosen last, and of no other',
      'motor.registrationNumber.lookingUp xstate.': browsers,
      'motor.registrationNumber revisited': takenBack,
      'motor.registrationNumber.placing always 0':
        'the first save tells of the city, and not that it was asked',
      'motor.registrationNumber.confirming': 'what the registry knew is saved as steps 2 to 4',
      'motor.registrationNumber.starting xstate.done.actor.startJourney 0':
        'what the registry knew is saved as steps 2 to 4',
      'motor.registrationNumber.starting xstate.error.actor.startJourney': browsers,
      'motor.previousPolicy.recalling xstate.': browsers,
      'motor.previousPolicy.asking expiry.opened': dialog,
      'motor.previousPolicy.asking previousPolicy.postponed': 'saved as the answer that it stands for',
      'motor.previousPolicy.choosingExpiry': dialog,
      'motor.tooEarly expiry.opened': moves,
    },
  },
  {
    testModel: quoteListTestModel,
    saved: savedQuoteList,
    of: walkedMotor,
    further: [
      {
        targets: ['quoteList.open plan.chosen 0', 'quoteList.open.dialog.questions questions.answered 0'],
        to: 'proposal',
      },
      { targets: ['quoteList.open plan.chosen 1'], to: 'proposal' },
    ],
    beyond: {
      'quoteList revisited': moves,
      'quoteList.deciding always': begins,
      'quoteList.open plan.compared': moves,
      'quoteList.open.prices ncb.chosen': sixth,
      'quoteList.open.prices claim.told': sixth,
      'quoteList.open.prices expiry.chosen': sixth,
      'quoteList.open.since ncb.chosen': sixth,
      'quoteList.open.since claim.told': sixth,
      'quoteList.open.since expiry.chosen': sixth,
      'quoteList.open.since.reading xstate.': browsers,
      'quoteList.open.prices.': streams,
      'quoteList.open.dialog': dialog,
      'quoteList.choosing xstate.error': browsers,
      'quoteList.choosing revisited': takenBack,
      'quoteList.tooEarly.told expiry.opened': moves,
      'quoteList.tooEarly.choosing': dialog,
      'quoteList.tooEarly.contactToRemind closed': moves,
      'quoteList.tooEarly expiry.chosen': sixth,
      'quoteList.tooEarly request.changed':
        'kept for the day on which it is priced: the page does not ask it',
    },
  },
  {
    testModel: proposalTestModel,
    saved: savedProposal,
    of: walkedMotor,
    further: [],
    beyond: {
      'proposal.deciding always': begins,
      'proposal.kyc xstate.done.actor.kyc 0': 'the server knows who was found before it hears the answer',
      'proposal.kyc xstate.done.actor.kyc 1': 'nobody was identified, so nothing is saved',
      'proposal.vehicle xstate.error.actor.recallVehicle': browsers,
      'proposal.photographs photographs.completed': moves,
      ...withoutSaves('proposal'),
    },
  },
  {
    testModel: healthTestModel,
    saved: savedHealth,
    of: walkedHealth,
    further: [{ targets: ['health.open plan.chosen 0'], to: 'proposal' }],
    beyond: {
      'health revisited': moves,
      'health.deciding always': begins,
      'health.starting xstate.error': browsers,
      'health.notStarted start.retried': browsers,
      'health.open plan.compared': moves,
      'health.open filters.changed': moves,
      'health.open.prices.': streams,
      'health.open.dialog': dialog,
      'health.choosing xstate.error': browsers,
      'health.choosing revisited': takenBack,
    },
  },
  {
    testModel: healthProposalTestModel,
    saved: savedHealthProposal,
    of: walkedHealth,
    further: [],
    beyond: {
      'healthProposal.deciding always': begins,
      'healthProposal.kyc xstate.done.actor.kyc 0':
        'the server knows who was found before it hears the answer',
      'healthProposal.kyc xstate.done.actor.kyc 1': 'nobody was identified, so nothing is saved',
      'healthProposal.completing always 1': 'follows the identity check, which is no save',
      ...withoutSaves('healthProposal'),
      'healthProposal.blocking': blocked,
      'healthProposal.atBank': blocked,
      'healthProposal.releasing': blocked,
    },
  },
  {
    testModel: petTestModel,
    saved: savedPet,
    of: walkedPet,
    further: [{ targets: ['pet.open plan.chosen 0'], to: 'proposal' }],
    beyond: {
      'pet revisited': moves,
      'pet.deciding always': begins,
      'pet.starting xstate.error': browsers,
      'pet.notStarted start.retried': browsers,
      'pet.pets pet.added': moves,
      'pet.pets pet.opened': moves,
      'pet.open plan.compared': moves,
      'pet.open.prices.': streams,
      'pet.open.dialog': dialog,
      'pet.choosing xstate.error': browsers,
      'pet.choosing revisited': takenBack,
    },
  },
  {
    testModel: petProposalTestModel,
    saved: savedPetProposal,
    of: walkedPet,
    further: [],
    beyond: {
      'petProposal.deciding always': begins,
      'petProposal.kyc xstate.done.actor.kyc 0': 'the server knows who was found before it hears the answer',
      'petProposal.kyc xstate.done.actor.kyc 1': 'nobody was identified, so nothing is saved',
      'petProposal.photographs photographs.completed': moves,
      ...withoutSaves('petProposal'),
    },
  },
]

/** Two transitions in a row; the first suite that is found, for only a sample of it is walked. */
export const sequences = { criterion: 'n-switch', n: 1, isQuick: true } as const

/** The suites of paths beside that of all transitions. */
export const onwards = ({ further }: WalkedMachine) =>
  further.map((options) => ({ criterion: 'chosen', ...options }) as const)

/** A machine in which nobody turns back. */
export function straightOn(testModel: TestModel): TestModel {
  const turns = Object.entries(testModel.events).filter(([type]) => ['back', 'revisited'].includes(type))
  const never = turns.map(([type, definition]) => [type, { ...definition, samples: () => [] }])
  return { ...testModel, events: { ...testModel.events, ...Object.fromEntries(never) } }
}

/** Why no save tells of a transition; nothing where one does. */
export function whyNotSaved({ beyond }: WalkedMachine, edge: string): string | undefined {
  if (/ back \d+$/.test(edge) || /^\w*[pP]roposal\.\w+ revisited /.test(edge)) return moves
  return Object.entries(beyond).find(([beginning]) => edge.startsWith(beginning))?.[1]
}

/** The server hears saved steps and nothing else. */
export const notTold = 'no save that the server would have to refuse comes of it here'
