import type { Page } from 'playwright/test'
import { type ApiRequest, interceptCalls, type Reply } from './api-request.ts'
import { Arrivals } from './arrivals.ts'

export type Replies = Readonly<Record<string, Reply>>

/** How the browser makes a machine's call to the outside: the requests it sends, and what each is told. */
export type Call = {
  paths: readonly string[]
  /** Tells the call's own requests from others of the same path. */
  isOf?: (request: ApiRequest) => boolean
  told: (output: never) => Replies
}
export type Calls = Readonly<Record<string, Call>>

type Held = Pick<Call, 'paths' | 'isOf'> & { requests: Arrivals<ApiRequest>; replies?: Replies }

export type HeldCalls = Awaited<ReturnType<typeof holdCalls>>

/** Holds what a machine asks of the outside until its path says what comes of it; all else is told the usual. */
export async function holdCalls(page: Page, usual: (request: ApiRequest) => Reply | Promise<Reply>) {
  const calls = new Map<string, Held>()
  const session = await interceptCalls(page, async (request) => {
    const latest = [...calls.values()].reverse().find((held) => isOf(held, request))
    if (latest && !latest.replies) return latest.requests.add(request)
    return request.answer(latest?.replies?.[request.path] ?? (await usual(request)))
  })
  return {
    /** The tab goes on to another test, and its calls to the server; where it is gone, so is this. */
    release: () => session.detach().catch(() => undefined),
    /** From now on what this call asks for waits. */
    hold(id: string, call: Pick<Call, 'paths' | 'isOf'>) {
      calls.delete(id)
      calls.set(id, { ...call, requests: new Arrivals() })
    },
    /** Until the page asks for it. */
    asked: (id: string) => heldAs(calls, id).requests.until(`asked for ${id}`),
    /** Answers what waits and what is still asked for. */
    async answer(id: string, replies: Replies) {
      const held = heldAs(calls, id)
      await held.requests.until(`asked for ${id}`)
      held.replies = replies
      for (const request of held.requests.all) await request.answer(replies[request.path] ?? 'lost')
    },
  }
}

function heldAs(calls: ReadonlyMap<string, Held>, id: string): Held {
  const held = calls.get(id)
  if (!held) throw new Error(`${id} is not awaited`)
  return held
}

const isOf = ({ paths, isOf: own }: Held, request: ApiRequest) =>
  paths.includes(request.path) && (own?.(request) ?? true)
