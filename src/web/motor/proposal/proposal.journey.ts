import { proposalCallOf, toMotorProposal } from '#contract/proposal/motor-proposal.codec.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { knownAnswers } from '#machines/motor/proposal/proposal.known.ts'
import { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../../journey/journey.ts'
import { recallSavedVehicle } from '../../shared/motor/calls.ts'
import { saveCustomer } from '../../shared/motor/contact.ts'
import { proposalActors } from '../../shared/proposal/actors.ts'
import { ownAnswers } from '../../shared/proposal/own-answers.ts'
import { proposalScreens } from '../../shared/proposal/proposal-screens.tsx'
import { groupsOf } from './groups-of.ts'
import { pages, pagesOf } from './pages.ts'
import { PhotographsView } from './photographs.view.tsx'

const propose = (record: MotorRecord, accepted?: number) =>
  send(proposalCallOf(record), toMotorProposal(record, accepted))

const screens = proposalScreens({ pages, pagesOf, groupsOf })

/** The proposal for a vehicle in the browser, with the identity check inside it. */
export const proposalJourney = defineJourney({
  machine: proposalMachine.provide({
    actors: { ...proposalActors(propose), recallVehicle: recallSavedVehicle },
  }),
  events: proposalEvents,
  answers: (asks, { record, known, today }) =>
    asks === 'vehicleDetails.given' && !record.vehicle
      ? knownAnswers(known, today)
      : ownAnswers(asks, record),
  saved: saveCustomer,
  ...screens,
  views: { ...screens.views, photographs: PhotographsView },
})
