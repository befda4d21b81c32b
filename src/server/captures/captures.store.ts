import { lt } from 'drizzle-orm'
import type { CapturedEvent } from '#contract/journey/event-capture.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { capturedBatches, capturedEvents } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

type Batch = {
  hash: string
  day: string
  events: readonly CapturedEvent[]
  visitOf: (sessionId: string) => string
}

/** Keeps a batch once, without what names a journey, and lets go of what has been kept for long enough. */
export async function keepBatch(db: Db, { hash, day, events, visitOf }: Batch): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await tx.insert(capturedBatches).values({ hash, day }).onConflictDoNothing().returning()
    if (taken.length === 0 || events.length === 0) return
    await tx.insert(capturedEvents).values(
      events.map(({ customerLeadId: _, userId, sessionId, stepData, timestamp, ...event }) => ({
        ...event,
        day,
        at: new Date(timestamp),
        visit: visitOf(sessionId),
        step: stepData,
        userKind: userId,
      })),
    )
    const before = addDays(day, -limits.capture.keptDays)
    await tx.delete(capturedEvents).where(lt(capturedEvents.day, before))
    await tx.delete(capturedBatches).where(lt(capturedBatches.day, before))
  })
}
