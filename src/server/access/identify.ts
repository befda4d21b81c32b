import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { ownerOf } from './lead-cookie.ts'
import { openLead } from './lead-guard.ts'

/** Puts who asks on the context, and how to open a lead for them. */
export const identify = (deps: Pick<Deps, 'db' | 'clock' | 'config' | 'identify'>) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const owner = ownerOf(c, deps.config.secrets.signing)
    const asking = { owner, ...(await deps.identify(c)) }
    c.set('asking', asking)
    c.set('openLead', (question) => openLead(deps, asking, question))
    await next()
  })
