import * as v from 'valibot'
import { button, type EventsOf, pick } from '../core/event.ts'
import { replay as texts } from '../reference/messages/replay.ts'
import { speeds } from './speed.ts'

const step = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What an analyst does with a journey that is walked again. */
export const replayEvents = {
  'playing.begun': button(texts.player.play),
  'playing.paused': button(texts.player.pause),
  'step.back': button(texts.player.back),
  'step.next': button(texts.player.next),
  'step.chosen': pick(texts.timeline, v.object({ step }), [{ step: 1 }, { step: 9 }]),
  'speed.chosen': pick(texts.speed, v.object({ speed: v.picklist(speeds) }), [{ speed: 16 }]),
} as const

export type ReplayEvent = EventsOf<typeof replayEvents>
