import { replayEvents } from '#machines/tools/replay/replay.events.ts'
import { replayMachine } from '#machines/tools/replay/replay.machine.ts'
import { defineJourney } from '../../../journey/journey.ts'

export const replayJourney = defineJourney({ machine: replayMachine, events: replayEvents })
