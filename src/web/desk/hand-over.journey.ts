import { handOverEvents } from '#machines/staff/hand-over/hand-over.events.ts'
import { handOverMachine } from '#machines/staff/hand-over/hand-over.machine.ts'
import { defineJourney } from '../journey/journey.ts'
import { handOver, readColleagues } from './actors.ts'

/** Handing a journey over to a colleague. */
export const handOverJourney = defineJourney({
  machine: handOverMachine.provide({ actors: { handOver, readColleagues } }),
  events: handOverEvents,
  answers: (_, { colleagues }) => ({ colleagues }),
})
