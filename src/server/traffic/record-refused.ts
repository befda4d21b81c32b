import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { NotNow } from '../http/not-now.ts'

/** A refused event is recorded after its transaction was rolled back. */
export const recordRefused = ({ db, clock, recording }: Pick<Deps, 'db' | 'clock' | 'recording'>) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    await next()
    if (c.error instanceof NotNow) await recording.writeRefused(db, c.error.unhandled, clock.now())
  })
