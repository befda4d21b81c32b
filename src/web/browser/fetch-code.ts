import { untilRetry } from './until-retry.ts'

/** How often it is tried once the network is back, which may not carry anything at first. */
const triesOnceBack = 3

/** The server loads this code too, and has no `navigator`. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false

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

globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement) target.dataset.failed = ''
  },
  true,
)

/**
 * Importing code again does not fetch the stylesheets that failed the first time, so they are asked for here, and by
 * themselves where one fails once more.
 */
function askForStylesAgain(triesLeft = triesOnceBack): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-failed]')) {
    const again = link.cloneNode() as HTMLLinkElement
    delete again.dataset.failed
    if (triesLeft > 0)
      again.addEventListener('error', () => void untilRetry().then(() => askForStylesAgain(triesLeft - 1)))
    link.replaceWith(again)
  }
}
