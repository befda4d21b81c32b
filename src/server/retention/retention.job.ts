import { Hono } from 'hono'
import * as v from 'valibot'
import { productOf } from '#machines/products.ts'
import { retention } from '#machines/reference/retention.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import { erasureWarnings } from '../db/schema.ts'
import type { Deps, Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { linkIn } from '../messages/link-in.ts'
import { erasureMail } from '../messages/mail-templates.ts'
import {
  notificationJob,
  notifyBy,
  queueNotifications,
  workOnNotifications,
} from '../messages/notifications.ts'
import { erasureSms } from '../messages/sms-templates.ts'
import { sealedFilesOf } from '../storage/sealed-files.ts'
import { dueForErasure, dueForWarning, stillDue } from './due-journeys.ts'
import { eraseWithFiles, filesKind } from './erase-journeys.ts'
import { purges } from './purges.ts'

const dayMs = 86_400_000
const retentionKind = jobKind('retention', v.object({}), { timeoutMs: 600_000 })
const warningKind = notificationJob('tell-of-erasure')

type RetentionDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'log'>

/** Every night at three, in India. One run waits at a time, whoever starts. */
export async function scheduleRetention({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>): Promise<void> {
  const startAfter = new Date(`${addDays(clock.today(), 1)}T03:00:00+05:30`)
  await jobs.send(retentionKind, {}, { startAfter, singletonKey: 'nightly' })
}

/** Removes what has been kept for long enough (decision 0275). It has no routes. */
export const retentionJobs: Module = (deps) => {
  const { jobs, config } = deps
  jobs.work(retentionKind, async (_, { signal }) => {
    await scheduleRetention(deps)
    await purgeRows(deps, signal)
    await warnOwners(deps, signal)
    await eraseDue(deps, signal)
  })
  jobs.work(filesKind, async ({ names }, { signal }) => {
    const files = sealedFilesOf(config, deps.fetch)
    for (const name of names) {
      signal.throwIfAborted()
      await files.remove(name)
    }
  })
  workOnNotifications(deps, warningKind, async (notification) => {
    const { leadId } = notification
    const lead = await findLead(deps.db, leadId)
    if (!lead) return
    const { customer, person } = recordOf(deps, lead)
    const link = linkIn(deps, lead.language, `/quotelist/${leadId}`)
    const { title } = productOf(deps.products, lead)
    const to = { mobile: lead.mobile, email: person?.email ?? customer?.email, language: lead.language }
    await notifyBy(deps, notification, to, { sms: erasureSms(link, title), mail: erasureMail(link, title) })
  })
  return new Hono<ServerEnv>()
}

async function purgeRows({ db, clock, log }: RetentionDeps, signal: AbortSignal): Promise<void> {
  for (const [what, purge] of Object.entries(purges)) {
    signal.throwIfAborted()
    const { days } = retention[what as keyof typeof purges]
    const rows = await purge(db, new Date(clock.now().getTime() - days * dayMs))
    if (rows > 0) log.info({ what, rows }, 'purged')
  }
}

/** The owner is told before an unfinished journey goes; whoever answers on keeps it. */
async function warnOwners({ db, jobs, clock }: RetentionDeps, signal: AbortSignal): Promise<void> {
  const now = clock.now()
  for (let due = await dueForWarning(db, now); due.length > 0; due = await dueForWarning(db, now)) {
    for (const leadId of due) {
      signal.throwIfAborted()
      await db.transaction(async (tx) => {
        await tx
          .insert(erasureWarnings)
          .values({ leadId, warnedAt: now })
          .onConflictDoUpdate({ target: erasureWarnings.leadId, set: { warnedAt: now } })
        await queueNotifications(jobs, tx, warningKind, leadId)
      })
    }
  }
}

async function eraseDue({ db, jobs, clock, log }: RetentionDeps, signal: AbortSignal): Promise<void> {
  const due = () => dueForErasure(db, clock.now(), clock.today())
  for (let found = await due(); found.length > 0; found = await due()) {
    signal.throwIfAborted()
    const rows = await db.transaction(async (tx) => {
      const ids = await stillDue(tx, found)
      await eraseWithFiles({ jobs }, tx, ids)
      return ids.length
    })
    log.info({ what: 'journeys', rows }, 'purged')
  }
}
