import * as v from 'valibot'
import { button, type EventsOf, selection } from '../../core/event.ts'
import { messages } from '../../reference/messages.ts'

const { merge, resume } = messages
const side = v.picklist(['theirs', 'mine'])

export const mergeEvents = {
  'answer.chosen': selection(merge.choose, v.object({ key: v.string(), side }), [
    { key: 'previousPolicy.given', side: 'mine' },
    { key: 'previousPolicy.given', side: 'theirs' },
  ]),
  'mine.taken': button(merge.takeMine),
  'theirs.taken': button(merge.takeTheirs),
  'choice.taken': button(merge.takeChosen),
  'standing.accepted': button(merge.goOn),
  'read.retried': button(resume.retry),
  closed: button('Close'),
} as const

export type MergeEvent = EventsOf<typeof mergeEvents>
