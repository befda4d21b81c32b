import { expect, type Page, type Route } from 'playwright/test'

/** What the server would say: a body, a refusal with its status, or nothing at all. */
export type Reply = { status?: number; json: object } | 'lost'
export type Replies = Readonly<Record<string, Reply>>

type Held = { paths: readonly string[]; routes: Route[]; replies?: Replies }

export type FakedCalls = Awaited<ReturnType<typeof fakeCalls>>

/** Plays the server for the calls of a machine: each waits until its path says what comes of it. */
export async function fakeCalls(page: Page, usual: Replies) {
  const held = new Map<string, Held>()
  await page.route('**/api/v1/**', async (route) => {
    const path = pathOf(route)
    const latest = [...held.values()].reverse().find(({ paths }) => paths.includes(path))
    if (latest && !latest.replies) return void latest.routes.push(route)
    const reply = latest?.replies?.[path] ?? usual[path]
    return reply === undefined ? route.continue() : fulfil(route, reply)
  })
  return {
    /** From now on what this call asks for waits. */
    hold(id: string, paths: readonly string[]) {
      held.delete(id)
      held.set(id, { paths, routes: [] })
    },
    /** Answers what waits and what is still asked for. */
    async answer(id: string, replies: Replies) {
      const waiting = held.get(id)
      if (!waiting) throw new Error(`${id} is not awaited`)
      await expect.poll(() => waiting.routes.length, `${id} was asked for`).toBeGreaterThan(0)
      waiting.replies = replies
      for (const route of waiting.routes) await fulfil(route, replies[pathOf(route)] ?? 'lost')
    },
    /** Nobody waits for any of them any more: what is asked from now on has its usual answer. */
    forget: () => held.clear(),
  }
}

const pathOf = (route: Route) => new URL(route.request().url()).pathname.replace('/api/v1/', '')

async function fulfil(route: Route, reply: Reply): Promise<void> {
  // The page may have given up on it.
  const done = reply === 'lost' ? route.abort() : route.fulfill(reply)
  await done.catch(() => undefined)
}
