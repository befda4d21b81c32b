import { desc } from 'drizzle-orm'
import { expect } from 'vitest'
import { type LifecycleEventType, lifecycleEvents } from '#machines/purchase/lifecycle/lifecycle.events.ts'
import type { Driver } from '#paths/run/driver.ts'
import { leads, transitions } from '#server/db/schema.ts'
import type { Db } from '#server/db/types.ts'
import { moveLifecycle } from '#server/engine/lifecycle.ts'
import { aLead } from '../support/a-lead.ts'
import { startOfTests } from '../support/clock.ts'
import type { TestServer } from '../support/test-server.ts'

const at = new Date(startOfTests)
const actors = ['customer', 'employee', 'system'] as const
const start = aLead({ status: null })

/** Walks the lifecycle as the server runs it: its one mover, and the row of a journey in the database. */
export function lifecycleDriver(server: TestServer): Driver {
  let status: string | null = null
  let moved = 0
  const move = (db: Db, type: string, actor: (typeof actors)[number]) =>
    moveLifecycle(server.deps, db, { id: start.id, status }, type as LifecycleEventType, { actor, at })
  return {
    begin: async () => {
      status = null
      moved = 0
      await server.db.delete(transitions)
      await server.db.delete(leads)
      await server.db.insert(leads).values(start)
    },
    send: async ({ type, from, to }) => {
      const [causer] = lifecycleEvents[type as LifecycleEventType]
      status = await server.db.transaction((tx) => move(tx, type, causer))
      moved += 1
      const [newest] = await server.db.select().from(transitions).orderBy(desc(transitions.id)).limit(1)
      expect(newest).toMatchObject({ machine: 'lifecycle', fromState: from, event: type, toState: to })
    },
    expectRefused: async ({ type, from }) => {
      const details = { current: { state: from, event: type } }
      for (const actor of actors)
        await expect(move(server.db, type, actor)).rejects.toMatchObject({ code: 'not-now', details })
    },
    /** Nothing of the row but its status is another, and every move so far is in the log. */
    expectState: async (state) => {
      const [row] = await server.db.select({ lead: leads, moved: server.db.$count(transitions) }).from(leads)
      expect(row).toEqual({ lead: { ...start, status: state === 'none' ? null : state }, moved })
    },
  }
}
