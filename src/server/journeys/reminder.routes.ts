import { Hono } from 'hono'
import { readReminder, setReminder } from '#contract/journey/reminder.calls.ts'
import { reminder as texts } from '#machines/reference/messages/reminder.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import type { Lead } from '../db/schema.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serveLead } from '../http/serve.ts'
import { isStopped } from '../messages/stopped.store.ts'
import { openingDayOf } from './opening-day.ts'
import { sendReminder, workOnReminders } from './remind.job.ts'
import { dropReminder, keepReminder, reminderOf } from './reminders.store.ts'

/** The reminder of the day on which a journey that is too early can go on, or a policy can be renewed. */
export const reminderRoutes: Module = (deps) => {
  const { db, clock, jobs } = deps
  workOnReminders(deps)

  const opening = async (lead: Lead) => (await openingDayOf(deps, lead)) ?? fail('not-now', texts.notNow)

  const read = serveLead(readReminder, async ({ lead }) => {
    const on = await opening(lead)
    const isWanted = (await reminderOf(db, lead.id)) === on
    return { status: 'success' as const, data: { isWanted, on } }
  })

  const set = serveLead(setReminder, async ({ request: { isWanted }, lead }) => {
    const on = await opening(lead)
    if (isWanted && !lead.mobile) return fail('not-now', resume.noMobile)
    if (isWanted && lead.mobile && (await isStopped(deps, lead.mobile)))
      return fail('not-now', texts.unwanted)
    await db.transaction(async (tx) => {
      if (!isWanted) return dropReminder(tx, lead.id)
      await keepReminder(tx, lead.id, on, clock.now())
      return sendReminder(jobs, tx, lead.id, on)
    })
    return { status: 'success' as const, data: { isWanted, on } }
  })

  return new Hono<ServerEnv>().route('/', read).route('/', set)
}
