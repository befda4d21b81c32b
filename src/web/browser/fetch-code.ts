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
    askForStylesAgain()
    return fetchCode(load, triesLeft - 1)
  }
}

/** Stylesheets that could not be fetched: importing code again does not fetch them again. */
const failedStyles: HTMLLinkElement[] = []
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.push(target)
  },
  true,
)

function askForStylesAgain(): void {
  for (const link of failedStyles.splice(0)) link.replaceWith(link.cloneNode())
}
