import * as v from 'valibot'
import { button, type EventsOf, selection } from '../../core/event.ts'
import { replay as texts } from '../../reference/messages/replay.ts'
import { speeds } from './speed.ts'

const step = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Events of the replay. */
export const replayEvents = {
  'playing.begun': button(texts.player.play),
  'playing.paused': button(texts.player.pause),
  'step.back': button(texts.player.back),
  'step.next': button(texts.player.next),
  'step.chosen': selection(texts.timeline, v.object({ step }), [{ step: 1 }, { step: 9 }]),
  'speed.chosen': selection(texts.speed, v.object({ speed: v.picklist(speeds) }), [{ speed: 16 }]),
} as const

export type ReplayEvent = EventsOf<typeof replayEvents>
