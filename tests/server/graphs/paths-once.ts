import type { Hono } from 'hono'
import type { Deps, Module } from '#server/deps.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { paths } from '#server/paths/paths.routes.ts'
import { anEmployee } from '../support/signed-in.ts'

let routes: Hono<ServerEnv> | undefined

/** The module with one thread for all tests of a file, and what it made kept from test to test. */
const pathsOnce: Module = (deps) => {
  routes ??= paths(deps)
  return routes
}

const identify: Deps['identify'] = async () => anEmployee('tara.tester', 'tester')

/** A server with nothing but paths, where a tester is signed in. */
export const forTesters = { modules: [pathsOnce], deps: { identify } }
