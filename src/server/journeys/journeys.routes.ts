import { Hono } from 'hono'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { customerRoutes } from './customer.routes.ts'
import { flowRoutes } from './flow.routes.ts'
import { ownerRoutes } from './owner.routes.ts'
import { registrationRoutes } from './registration.routes.ts'
import { reminderRoutes } from './reminder.routes.ts'
import { resumeLinkRoutes } from './resume-link.routes.ts'

/** Journeys: saving, reading, proving ownership, and smaller calls. */
export const journeys: Module = (deps) =>
  [flowRoutes, ownerRoutes, resumeLinkRoutes, reminderRoutes, registrationRoutes, customerRoutes].reduce(
    (routes, part) => routes.route('/', part(deps)),
    new Hono<ServerEnv>(),
  )
