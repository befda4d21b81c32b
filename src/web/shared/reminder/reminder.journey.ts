import { fromPromise } from 'xstate'
import * as calls from '#contract/journey/reminder.calls.ts'
import { reminderEvents } from '#machines/purchase/reminder/reminder.events.ts'
import { type ReminderStatus, reminderMachine } from '#machines/purchase/reminder/reminder.machine.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../../journey/journey.ts'
import { bodyOf } from '../../saving/calls.ts'
import { outbox } from '../../saving/tab-outbox.ts'

/** Of the answers as the server has them, so what is still on its way goes first. */
const readReminder = fromPromise<ReminderStatus, { leadId: string }>(
  async ({ input: { leadId }, signal }) => {
    await outbox.flush()
    return bodyOf(await send(calls.readReminder, { customerLeadId: leadId }, { signal })).data
  },
)

const setReminder = fromPromise<ReminderStatus, { leadId: string; isWanted: boolean }>(
  async ({ input: { leadId, isWanted } }) =>
    bodyOf(await send(calls.setReminder, { customerLeadId: leadId, isWanted })).data,
)

export const reminderJourney = defineJourney({
  machine: reminderMachine.provide({ actors: { readReminder, setReminder } }),
  events: reminderEvents,
})
