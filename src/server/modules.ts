import type { Module } from './deps.ts'
import { journeys } from './journeys/journeys.routes.ts'
import { reference } from './reference/reference.routes.ts'
import { registry } from './registry/registry.routes.ts'

/** Every part of the server that has routes; a new one is one line here. */
export const modules: readonly Module[] = [journeys, reference, registry]
