import { Hono } from 'hono'
import {
  exportFunnel,
  exportGraph,
  exportLeaving,
  exportReplay,
  listGraphs,
  readFunnel,
  readGraph,
  readLeaving,
  readPulse,
  readReplay,
} from '#contract/graphs/graphs.calls.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { serve } from '../http/serve.ts'
import { exportedLeaving } from './exports/export-leaving.ts'
import { exported } from './exports/export-view.ts'
import { exportedFunnel } from './funnel/export-funnel.ts'
import { readFunnelView } from './funnel/read-funnel.ts'
import { listMachineCards } from './list-machine-cards.ts'
import { readGraphView } from './read-graph-view.ts'
import { readLeavingOf } from './read-leaving.ts'
import { readPulseOf } from './read-pulse.ts'
import { exportedReplay } from './replay/export-replay.ts'
import { replayOf } from './replay/read-replay.ts'
import { workOnRolling } from './rollup/roll.job.ts'
import { viewDeps } from './viewing.ts'

const status = 'success' as const

/** For analysts: the machines with the traffic that went over them. */
export const graphs: Module = (given) => {
  const deps = viewDeps(given)
  workOnRolling(deps)
  const list = serve(listGraphs, async () => ({ status, data: await listMachineCards(deps) }))
  const funnel = serve(readFunnel, async ({ request }) => ({
    status,
    data: await readFunnelView(deps, request),
  }))
  const view = serve(readGraph, async ({ request: { machine, ...written }, caller }) => ({
    status,
    data: await readGraphView(deps, caller, machine, written),
  }))
  const leaving = serve(readLeaving, async ({ request: { machine, ...written } }) => ({
    status,
    data: await readLeavingOf(deps, machine, written),
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
  const funnelFile = serve(exportFunnel, async ({ request: { format, ...written } }) =>
    exportedFunnel(await readFunnelView(deps, written), format),
  )
  const leavingFile = serve(exportLeaving, async ({ request: { machine, format, ...written } }) =>
    exportedLeaving(machine, await readLeavingOf(deps, machine, written), format),
  )
  const test = serve(exportReplay, ({ request, caller, c }) =>
    exportedReplay(deps, caller, request, c.req.raw.signal),
  )
  const parts = [list, funnel, view, leaving, pulse, replay, test, file, funnelFile, leavingFile]
  return parts.reduce((all, one) => all.route('/', one), new Hono<ServerEnv>())
}
