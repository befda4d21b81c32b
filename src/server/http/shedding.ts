import { createMiddleware } from 'hono/factory'
import { apiBase, type Call } from '#contract/call.ts'
import * as graphs from '#contract/graphs/graphs.calls.ts'
import * as paths from '#contract/paths/paths.calls.ts'
import { productCalls } from '#contract/products.ts'
import { readPreviousRun } from '#contract/quotes/previous-run.calls.ts'
import { sharedQuotes } from '#contract/quotes/shared-quotes.calls.ts'
import * as lists from '#contract/reference/lists.calls.ts'
import * as vehicles from '#contract/reference/vehicles.calls.ts'
import { searchRegistration } from '#contract/registration/registration.calls.ts'
import type { ServerEnv } from './env.ts'
import { fail } from './fail.ts'
import type { Load, Sheddable } from './load.ts'

type Path = Pick<Call, 'path'>

/** Calls whose path says what they are; whether a save begins a journey only its handler knows. */
const kinds: Readonly<Record<Sheddable, readonly Path[]>> = {
  looking: [
    ...productCalls.map(({ prices }) => prices.call),
    readPreviousRun,
    sharedQuotes,
    ...callsIn(lists),
    ...callsIn(vehicles),
    ...callsIn(graphs),
    ...callsIn(paths),
  ],
  beginning: [searchRegistration],
}

/** How soon somebody who was refused may ask again. */
const retryAfterSeconds = 3

/**
 * Refuses before there is more to do than can be done, what can wait before what cannot: prices and lists first, then
 * beginnings; never what belongs to a journey that is under way, to money or to a partner (decision 0289). It stands
 * before all that asks the database.
 */
export const shedding = (load: Load) =>
  createMiddleware<ServerEnv>((c, next) =>
    load.during(async () => {
      const refuseIfBusy = (kind: Sheddable) => {
        if (load.isOver(kind)) fail('busy', undefined, { retryAfterSeconds })
      }
      c.set('refuseIfBusy', refuseIfBusy)
      const kind = kindOf(c.req.path)
      if (kind) refuseIfBusy(kind)
      await next()
    }),
  )

const patterns = (Object.keys(kinds) as Sheddable[]).flatMap((kind) =>
  kinds[kind].map(({ path }) => ({
    kind,
    pattern: new RegExp(`^${(apiBase + path).replace('{id}', '[^/]+')}$`),
  })),
)

const kindOf = (path: string): Sheddable | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.kind

function callsIn(part: object): Path[] {
  return Object.values(part).filter(
    (one): one is Path => typeof one === 'object' && 'path' in one && 'kind' in one,
  )
}
