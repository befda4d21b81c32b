import { Hono } from 'hono'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { sealedFilesOf } from '../storage/sealed-files.ts'
import { checkRoutes } from './checks.routes.ts'
import { configRoutes } from './config.routes.ts'
import { kycPartner } from './kyc.partner.ts'
import { workOnReading } from './read-papers.job.ts'
import { redirectRoutes } from './redirect.routes.ts'

/** The customer's identity, from the identity services and never from the browser. */
export const kyc: Module = (deps) => {
  const needs = { ...deps, partner: kycPartner(deps), files: sealedFilesOf(deps.config, deps.fetch) }
  workOnReading(needs)
  return [configRoutes, checkRoutes, redirectRoutes].reduce(
    (routes, part) => routes.route('/', part(needs)),
    new Hono<ServerEnv>(),
  )
}
