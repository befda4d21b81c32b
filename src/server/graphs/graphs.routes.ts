import { Hono } from 'hono'
import { exportGraph, listGraphs, readGraph, readPulse, readReplay } from '#contract/graphs/graphs.calls.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { serve } from '../http/serve.ts'
import { exported } from './exports/export-view.ts'
import { listMachineCards } from './list-machine-cards.ts'
import { readGraphView } from './read-graph-view.ts'
import { readPulseOf } from './read-pulse.ts'
import { replayOf } from './replay/read-replay.ts'
import { workOnRolling } from './rollup/roll.job.ts'
import { viewDeps } from './viewing.ts'

const status = 'success' as const

/** For analysts: the machines with the traffic that went over them. */
export const graphs: Module = (given) => {
  const deps = viewDeps(given)
  workOnRolling(deps)
  const list = serve(listGraphs, async () => ({ status, data: await listMachineCards(deps) }))
  const view = serve(readGraph, async ({ request: { machine, ...written }, caller }) => ({
    status,
    data: await readGraphView(deps, caller, machine, written),
  }))
  const pulse = serve(readPulse, async ({ request }) => ({
    status,
    data: await readPulseOf(deps, request.machine),
  }))
  const replay = serve(readReplay, async ({ request, caller }) => ({
    status,
    data: await replayOf(deps, caller, request),
  }))
  const file = serve(exportGraph, ({ request }) => exported(deps, request))
  const parts = [list, view, pulse, replay, file]
  return parts.reduce((all, one) => all.route('/', one), new Hono<ServerEnv>())
}
