import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { limits } from '#machines/reference/limits.ts'
import { failure } from '#machines/reference/messages/failure.ts'

type Page = { default: ComponentType }

/** A page whose code is loaded on first use (ROUTE-18, C-121). */
export const lazyPage = (index: number, load: () => Promise<Page>) =>
  lazyRouteComponent(() => within(limits.chunkFailsMs, index, load))

/** The code; rejects with the message when the fetch fails or times out. */
export function within<P>(ms: number, index: number, load: () => Promise<P>): Promise<P> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(failure.chunk(index)))
    const timer = setTimeout(fail, ms)
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}
