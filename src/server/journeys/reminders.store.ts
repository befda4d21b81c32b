import { and, eq } from 'drizzle-orm'
import { reminders } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

export async function reminderOf(db: Db, leadId: string): Promise<string | undefined> {
  const [found] = await db.select().from(reminders).where(eq(reminders.leadId, leadId))
  return found?.onDay
}

export async function keepReminder(tx: Db, leadId: string, onDay: string, createdAt: Date): Promise<void> {
  await tx
    .insert(reminders)
    .values({ leadId, onDay, createdAt })
    .onConflictDoUpdate({ target: reminders.leadId, set: { onDay } })
}

/** Whether there was one, for this day where one is given. */
export async function dropReminder(tx: Db, leadId: string, onDay?: string): Promise<boolean> {
  const ofDay = onDay === undefined ? undefined : eq(reminders.onDay, onDay)
  const dropped = await tx
    .delete(reminders)
    .where(and(eq(reminders.leadId, leadId), ofDay))
    .returning({ leadId: reminders.leadId })
  return dropped.length > 0
}
