import { Hono } from 'hono'
import { readReminder, setReminder } from '#contract/journey/reminder.calls.ts'
import { productOf } from '#machines/products.ts'
import { reminder as texts } from '#machines/reference/messages/reminder.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serveLead } from '../http/serve.ts'
import { isStopped } from '../messages/stopped.store.ts'
import { sendReminder, workOnReminders } from './remind.job.ts'
import { dropReminder, keepReminder, reminderOf } from './reminders.store.ts'

/** The reminder of the day on which a journey that is too early can go on. */
export const reminderRoutes: Module = (deps) => {
  const { db, clock, jobs, products } = deps
  workOnReminders(deps)

  const opening = (lead: Lead) => {
    const on = productOf(products, lead).opensOn?.(recordOf(deps, lead))
    return on !== undefined && on > clock.today() ? { lead, on } : fail('not-now', texts.notNow)
  }

  const read = serveLead(readReminder, async ({ lead: asked }) => {
    const { lead, on } = opening(asked)
    const isWanted = (await reminderOf(db, lead.id)) === on
    return { status: 'success' as const, data: { isWanted, on } }
  })

  const set = serveLead(setReminder, async ({ request: { isWanted }, lead: asked }) => {
    const { lead, on } = opening(asked)
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
