import { Hono } from 'hono'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { ownDataRoutes } from './own-data.routes.ts'
import { ownListsRoutes } from './own-lists.routes.ts'
import { ownProfileRoutes } from './own-profile.routes.ts'
import { ownSessionsRoutes } from './own-sessions.routes.ts'
import { renewRoutes } from './renew.routes.ts'

/** A customer's own data: details, policies, quotations and payments. */
export const profile: Module = (deps) =>
  [ownProfileRoutes, ownDataRoutes, ownSessionsRoutes, ownListsRoutes, renewRoutes].reduce(
    (routes, part) => routes.route('/', part(deps)),
    new Hono<ServerEnv>(),
  )
