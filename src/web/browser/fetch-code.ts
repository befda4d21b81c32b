import { untilRetry } from './until-retry.ts'

/** How often it is tried once the network is back, which may not carry anything at first. */
const triesOnceBack = 3

/** The server loads this code too, and has no `navigator`. */
const isOffline = () => globalThis.navigator?.onLine === false

/** Fetches code, and again up to `triesLeft` times where that fails. Without the network it waits until it is back. */
export async function fetchCode<T>(load: () => Promise<T>, triesLeft = 0): Promise<T> {
  if (isOffline()) triesLeft = triesOnceBack
  try {
    return await load()
  } catch (error) {
    if (triesLeft === 0) throw error
    await untilRetry()
    return fetchCode(load, triesLeft - 1)
  }
}

/** Code that is imported again fetches only the stylesheets that the page does not link to, so those that fail go. */
globalThis.document?.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLLinkElement && target.remove(),
  true,
)
