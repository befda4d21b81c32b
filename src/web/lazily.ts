import { createElement, type FunctionComponent, lazy, type ReactElement, useState } from 'react'
import { fetchCode } from './browser/fetch-code.ts'
import { onIdle } from './browser/on-idle.ts'

type Preload = { preload: () => Promise<unknown> }
/** What a rendering has begun to fetch: the server waits for it and renders again. */
const wanted = new Set<Promise<unknown>>()

/** Resolves once all that was asked for is there; false when there was nothing to wait for. */
export async function partsFetched(): Promise<boolean> {
  if (wanted.size === 0) return false
  await Promise.all(wanted)
  return true
}

type Lazy<P> = ((props: P) => ReactElement) & Preload

/** How often the code of a part is fetched again while there is a network. */
const moreTries = 2

/**
 * A part whose code is fetched when it is first shown or by `preload`; without the network it is shown once it is back.
 * Where its code is there already it suspends nothing, so that a drawn page comes alive in one piece.
 */
export function lazily<P extends object>(load: () => Promise<FunctionComponent<P>>): Lazy<P> {
  let code: Promise<FunctionComponent<P>> | undefined
  let loaded: FunctionComponent<P> | undefined
  const fetched = async () => {
    loaded = await waitedFor(fetchCode(load, moreTries))
    return loaded
  }
  const preload = () => {
    code ??= fetched()
    return code
  }
  const Later: FunctionComponent<P> = lazy(async () => ({ default: await preload() }))
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where its module is read
  const Part = (props: P) => {
    const [Shown] = useState(() => loaded ?? Later)
    return createElement(Shown, props)
  }
  return Object.assign(Part, { preload })
}

/** Fetches what may be shown next while the page is idle, so that losing the network takes nothing away. */
export const preloadWhenIdle = (parts: readonly unknown[]): void =>
  onIdle(() => {
    for (const part of parts) if (isLazy(part)) part.preload().catch(() => undefined)
  })

const isLazy = (part: unknown): part is Preload => typeof part === 'function' && 'preload' in part

function waitedFor<T>(fetching: Promise<T>): Promise<T> {
  wanted.add(fetching)
  const forget = () => void wanted.delete(fetching)
  fetching.then(forget, forget)
  return fetching
}
