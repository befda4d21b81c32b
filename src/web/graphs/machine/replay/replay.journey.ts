import { replayEvents } from '#machines/replay/replay.events.ts'
import { replayMachine } from '#machines/replay/replay.machine.ts'
import { defineJourney } from '../../../journey/journey.ts'

export const replayJourney = defineJourney({ machine: replayMachine, events: replayEvents })
