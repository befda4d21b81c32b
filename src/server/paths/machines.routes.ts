import { Hono } from 'hono'
import { listMachines, readOutline } from '#contract/paths/paths.calls.ts'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import type { ServerEnv } from '../http/env.ts'
import { serve } from '../http/serve.ts'
import { outlineOf } from './outline-of.ts'
import { testModelOf } from './test-model-of.ts'

/** The machines of the catalogue, each as it is declared. */
export function machineRoutes(): Hono<ServerEnv> {
  const status = 'success' as const
  const list = serve(listMachines, () => ({ status, data: catalogue.map(summaryOf) }))
  const outline = serve(readOutline, ({ request }) => ({
    status,
    data: outlineOf(testModelOf(request.machine)),
  }))
  return new Hono<ServerEnv>().route('/', list).route('/', outline)
}

function summaryOf({ key, title, machine }: TestModel) {
  const { nodes, edges } = graphOf(machine)
  return { key, title, states: nodes.length - 1, transitions: edges.length }
}
