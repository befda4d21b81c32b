import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { failure } from '#machines/reference/messages/failure.ts'
import { pageLimits } from '#machines/reference/page-limits.ts'
import { untilRetry } from './browser/until-retry.ts'
import { askForStylesAgain } from './lazily.ts'

type Page = { default: ComponentType }

/** A page whose code is loaded on first use (ROUTE-18, C-121). */
export const lazyPage = (index: number, load: () => Promise<Page>) =>
  lazyRouteComponent(() => within(pageLimits.chunkFailsMs, index, load))

/** The server draws these pages too, and has no `navigator`. */
const isOffline = () => globalThis.navigator?.onLine === false

/** How often it is tried once the network is back, which may not carry anything at first. */
const triesOnceBack = 3

/** The code; rejects with the message when the fetch fails or times out. Without the network it waits until it is back. */
export async function within<P>(ms: number, index: number, load: () => Promise<P>): Promise<P> {
  for (let triesLeft = 0; ; triesLeft -= 1) {
    if (isOffline()) triesLeft = triesOnceBack
    try {
      return await once(ms, index, load)
    } catch (error) {
      if (triesLeft === 0) throw error
      await untilRetry()
      askForStylesAgain()
    }
  }
}

function once<P>(ms: number, index: number, load: () => Promise<P>): Promise<P> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(failure.chunk(index)))
    const timer = setTimeout(fail, ms)
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}
