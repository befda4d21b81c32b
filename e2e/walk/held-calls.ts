import { expect, type Page, type Request, type Route } from 'playwright/test'

/** What the server would say: a body, a refusal with its status, nothing at all, or whatever the real one says. */
export type Reply = { status?: number; json: object } | 'lost' | 'real'
export type Replies = Readonly<Record<string, Reply>>

/** How the browser makes a machine's call to the outside: the requests it sends, and what each is told. */
export type Call = {
  paths: readonly string[]
  /** Tells the call's own requests from others of the same path. */
  isOf?: (request: Request) => boolean
  told: (output: never) => Replies
}
export type Calls = Readonly<Record<string, Call>>

type Held = Pick<Call, 'paths' | 'isOf'> & { routes: Route[]; replies?: Replies }

export type HeldCalls = Awaited<ReturnType<typeof holdCalls>>

/** Holds what a machine asks of the outside until its path says what comes of it. */
export async function holdCalls(page: Page, usual: Replies) {
  const calls = new Map<string, Held>()
  await page.route('**/api/v1/**', async (route) => {
    const latest = [...calls.values()].reverse().find((held) => isOf(held, route.request()))
    if (latest && !latest.replies) return void latest.routes.push(route)
    const path = pathOf(route.request())
    return answer(route, latest?.replies?.[path] ?? usual[path] ?? 'real')
  })
  return {
    /** From now on what this call asks for waits. */
    hold(id: string, call: Pick<Call, 'paths' | 'isOf'>) {
      calls.delete(id)
      calls.set(id, { ...call, routes: [] })
    },
    /** Until the page asks for it. */
    asked: (id: string) => asked(calls, id),
    /** Answers what waits and what is still asked for. */
    async answer(id: string, replies: Replies) {
      const held = await asked(calls, id)
      held.replies = replies
      for (const route of held.routes) await answer(route, replies[pathOf(route.request())] ?? 'lost')
    },
  }
}

async function asked(calls: ReadonlyMap<string, Held>, id: string): Promise<Held> {
  const held = calls.get(id)
  if (!held) throw new Error(`${id} is not awaited`)
  await expect.poll(() => held.routes.length, `${id} was asked for`).toBeGreaterThan(0)
  return held
}

const pathOf = (request: Request) => new URL(request.url()).pathname.replace('/api/v1/', '')

const isOf = ({ paths, isOf: own }: Held, request: Request) =>
  paths.includes(pathOf(request)) && (own?.(request) ?? true)

async function answer(route: Route, reply: Reply): Promise<void> {
  // The page may have given up on it.
  await give(route, reply).catch(() => undefined)
}

function give(route: Route, reply: Reply): Promise<void> {
  if (reply === 'real') return route.continue()
  return reply === 'lost' ? route.abort() : route.fulfill(reply)
}
