import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import { saidLanguage } from '../http/asked-language.ts'
import type { ServerEnv } from '../http/env.ts'
import { ownerHashesOf } from './lead-cookie.ts'
import { openLead } from './lead-guard.ts'

/** Puts the caller on the context, and how to open a lead for them. */
export const identify = (deps: Pick<Deps, 'db' | 'clock' | 'config' | 'identify'>) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const owners = ownerHashesOf(c, deps.config.keys)
    const caller = { owners, ...(await deps.identify(c)) }
    c.set('caller', caller)
    c.set('openLead', (question) => openLead(deps, caller, { ...question, language: saidLanguage(c) }))
    await next()
  })
