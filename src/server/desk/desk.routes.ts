import { Hono } from 'hono'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { consentRoutes } from './consent.routes.ts'
import { journeyListRoutes } from './journeys.routes.ts'
import { leadRoutes } from './lead.routes.ts'
import { linkRoutes } from './links.routes.ts'
import type { PaymentLinks } from './send-link.ts'

type Options = { paymentLinks: PaymentLinks }

/** The employee's desk: finding a journey, getting consent, sending links, handing over. */
export const deskWith =
  ({ paymentLinks }: Options): Module =>
  (deps) =>
    [journeyListRoutes, consentRoutes, leadRoutes, linkRoutes(paymentLinks)].reduce(
      (routes, part) => routes.route('/', part(deps)),
      new Hono<ServerEnv>(),
    )
