import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { limits } from '#machines/reference/limits.ts'
import { failure } from '#machines/reference/messages/failure.ts'

type Page = { default: ComponentType }

/** A page whose code is fetched when it is first wanted (register ROUTE-18, C-121). */
export const lazyPage = (index: number, load: () => Promise<Page>) =>
  lazyRouteComponent(() => within(limits.chunkFailsMs, index, load))

/** The page, or after so many ms, and as soon as the fetch fails, the words for it. */
export function within(ms: number, index: number, load: () => Promise<Page>): Promise<Page> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(failure.chunk(index)))
    const timer = setTimeout(fail, ms)
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}
