import { type Context, Hono, type Next } from 'hono'
import { readGraphQuery } from '#contract/views/graph-query.ts'
import type { SessionView } from '#machines/account/session/session.known.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { may } from '#machines/reference/permissions.ts'
import { identify } from '../access/identify.ts'
import { employeeByUsername } from '../account/employees.store.ts'
import type { Module } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import type { PageQuery } from '../http/draw-page.ts'
import type { ServerEnv } from '../http/env.ts'
import { ApiError } from '../http/fail.ts'
import { readFunnelView } from './funnel/read-funnel.ts'
import { listMachineCards } from './list-machine-cards.ts'
import { readGraphView } from './read-graph-view.ts'
import { viewDeps } from './viewing.ts'

type Shown = { parts: string[]; title: string; seeds: PageQuery[] }

/** The graph pages, rendered on the server for those who may see them. Others get the empty page. */
export const drawnGraphs: Module = (given) => {
  const deps = viewDeps(given)
  async function draw(c: Context<ServerEnv>, next: Next, read: () => Promise<Shown>) {
    const { draw: drawPage, caller } = c.var
    const view = drawPage && may(caller.role, 'graphs.look') ? await viewOf(caller) : undefined
    if (!drawPage || !view) return next()
    const shown = await read().catch(unlessRefused)
    return shown ? drawPage(c, { ...shown, view }) : next()
  }

  async function viewOf({ employeeId, role }: Caller): Promise<SessionView | undefined> {
    const employee = employeeId === null ? undefined : await employeeByUsername(deps.db, employeeId)
    return employee && { kind: 'employee', role, ...nameOf(employee) }
  }

  async function view(key: string, written: Record<string, string>, caller: Caller): Promise<Shown> {
    const data = await readGraphView(deps, caller, key, written)
    const seed = { key: ['graphs', 'view', key, readGraphQuery(written).query], data }
    return { parts: ['graphs/machine/machine.page.tsx'], title: data.frame.machine.title, seeds: [seed] }
  }

  async function list(written: Record<string, string>): Promise<Shown> {
    const { query } = readGraphQuery(written)
    const funnel = { key: ['graphs', 'funnel', query], data: await readFunnelView(deps, written) }
    const machines = { key: ['graphs', 'machines'], data: await listMachineCards(deps) }
    return { parts: ['graphs/graphs.page.tsx'], title: texts.machines, seeds: [funnel, machines] }
  }

  return new Hono<ServerEnv>()
    .get('/graphs', identify(deps), (c, next) => draw(c, next, () => list(c.req.query())))
    .get('/graphs/:machine', identify(deps), (c, next) =>
      draw(c, next, () => view(c.req.param('machine'), c.req.query(), c.var.caller)),
    )
}

const nameOf = ({ name, mobile, username }: { name: string; mobile: string; username: string }) => ({
  name,
  mobile,
  username,
})

/** The page itself shows the error with a way on. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}
