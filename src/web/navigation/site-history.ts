import { createBrowserHistory, type HistoryLocation, type RouterHistory } from '@tanstack/react-router'
import { readAddress } from '#machines/reference/language-addresses.ts'
import { language, ownAddress } from '../language/language.ts'

/**
 * The browser's history, which is there before the router. Where addresses have the prefix of their language, all that
 * runs in a page reads and writes paths without it.
 */
export const siteHistory = (): RouterHistory =>
  language === 'en'
    ? createBrowserHistory()
    : createBrowserHistory({ createHref: ownAddress, parseLocation: readLocation })

function readLocation(): HistoryLocation {
  const { pathname, search, hash } = window.location
  const { path } = readAddress(pathname)
  // A link to a part of the page makes an entry without a state.
  const state = window.history.state ?? { __TSR_index: 0 }
  return { href: path + search + hash, pathname: path, search, hash, state }
}
