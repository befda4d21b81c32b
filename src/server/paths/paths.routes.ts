import { Hono } from 'hono'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { coverageRoutes } from './coverage.routes.ts'
import { exportRoutes } from './export.routes.ts'
import { findingRoutes } from './findings.routes.ts'
import { machineRoutes } from './machines.routes.ts'
import { suiteRoutes } from './suite.routes.ts'
import { workerPoolOf } from './worker-pool/worker-pool.ts'

/** For testers: the machines, the paths that walk all of one, what checks find in it, and what tests took of it. */
export const paths: Module = (deps) => {
  const needs = { ...deps, workerPool: workerPoolOf(deps) }
  return new Hono<ServerEnv>()
    .route('/', machineRoutes())
    .route('/', suiteRoutes(needs))
    .route('/', exportRoutes(needs))
    .route('/', findingRoutes(needs))
    .route('/', coverageRoutes(deps))
}
