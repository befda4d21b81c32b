import { replayEvents } from '#machines/replay/replay.events.ts'
import { replayMachine } from '#machines/replay/replay.machine.ts'
import { defineJourney, type Handle } from '../../../journey/journey.ts'

export const replayJourney = defineJourney({ machine: replayMachine, events: replayEvents })

export type ReplayHandle = Handle<typeof replayMachine>
