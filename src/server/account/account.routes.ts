import { Hono } from 'hono'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { customerLogin } from './customer-login.routes.ts'
import { employeeLogin } from './employee-login.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { signUp } from './sign-up.routes.ts'

/** People: signing up, in and out, and who somebody is. */
export const account: Module = (deps) =>
  [customerLogin, employeeLogin, signUp, sessionRoutes].reduce(
    (routes, part) => routes.route('/', part(deps)),
    new Hono<ServerEnv>(),
  )
