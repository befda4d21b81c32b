import { Hono } from 'hono'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { contactCode } from './contact-code.routes.ts'
import { createdCustomer } from './created-customer.routes.ts'
import { customerLogin } from './customer-login.routes.ts'
import { employeeDetails } from './employee-details.routes.ts'
import { employeeLogin } from './employee-login.routes.ts'
import { partnerLogin } from './partner-login.routes.ts'
import { referral } from './referral.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { signUp } from './sign-up.routes.ts'
import { unlock } from './unlock.routes.ts'
import { unlockNumberRoutes } from './unlock-number.routes.ts'

/** Accounts: signing up, in and out, and sessions. */
export const account: Module = (deps) =>
  [
    customerLogin,
    employeeLogin,
    partnerLogin,
    signUp,
    sessionRoutes,
    contactCode,
    employeeDetails,
    createdCustomer,
    referral,
    unlock,
    unlockNumberRoutes,
  ].reduce((routes, part) => routes.route('/', part(deps)), new Hono<ServerEnv>())
