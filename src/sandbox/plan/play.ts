import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { SandboxEnvironment } from '../environment.ts'
import type { CallOf, Party } from './calls.ts'
import type { Planned } from './plans.ts'

/** Passes a plan on to its route, where only the route can carry it out. */
export type Played = { Variables: { planned?: Planned } }

/** How a party refuses, in its own format. */
export type Refuse = (c: Context, status: ContentfulStatusCode, description: string) => Response

type Part<P extends Party> = {
  party: P
  call: CallOf<P>
  key?: (c: Context) => string | undefined | Promise<string | undefined>
  refuse: Refuse
}

const refusals = {
  fail: [500, 'Something went wrong at our end'],
  down: [503, 'Closed for maintenance'],
  tooMany: [429, 'Too many requests'],
} as const

const isRefusal = (name: string): name is keyof typeof refusals => name in refusals

/** Carries out plans that need no knowledge of the call, and passes the others to the route. */
export function play<P extends Party>(
  environment: SandboxEnvironment,
  part: Part<P>,
): MiddlewareHandler<Played> {
  return async (c, next) => {
    const planned = environment.plans.take(part.party, part.call, await part.key?.(c))
    if (!planned) return next()
    if (isRefusal(planned.do)) {
      const [status, description] = refusals[planned.do]
      return part.refuse(c, status, description)
    }
    if (planned.do === 'garbled') return c.html('<p>Oracle error: tablespace exhausted</p>')
    if (planned.do === 'slow' || planned.do === 'late') await environment.wait(planned.ms ?? 0)
    c.set('planned', planned)
    await next()
    if (planned.do === 'lost') c.res = part.refuse(c, 504, 'The answer was lost on its way')
  }
}

/** A text field of a JSON body, for `key`; the body can still be read by the route. */
export const bodyKey =
  (field: string) =>
  async (c: Context): Promise<string | undefined> => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const value = body && typeof body === 'object' && Reflect.get(body, field)
    return typeof value === 'string' ? value : undefined
  }
