import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { failure } from '#machines/reference/messages/failure.ts'
import { pageLimits } from '#machines/reference/page-limits.ts'
import { fetchCode } from './browser/fetch-code.ts'

type Page = { default: ComponentType }

/** A page whose code is loaded on first use (ROUTE-18, C-121). */
export const lazyPage = (index: number, load: () => Promise<Page>) =>
  lazyRouteComponent(() => inTime(index, load))

/** The code; rejects with the message when the fetch fails or times out. Without the network it waits until it is back. */
export const inTime = <P>(index: number, load: () => Promise<P>): Promise<P> =>
  fetchCode(() => once(index, load))

function once<P>(index: number, load: () => Promise<P>): Promise<P> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(failure.chunk(index)))
    const timer = setTimeout(fail, pageLimits.chunkFailsMs)
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}
