import { createBrowserHistory, type HistoryLocation, type RouterHistory } from '@tanstack/react-router'
import { readAddress } from '#machines/reference/language-addresses.ts'
import { language, ownAddress } from './language.ts'

/**
 * The browser's history for pages whose addresses have the prefix of their language: all that runs in a page reads and
 * writes paths without it. English pages have none, so the router's own history will do.
 */
export const siteHistory = (): RouterHistory | undefined =>
  language !== 'en' && !import.meta.env.SSR
    ? createBrowserHistory({ createHref: ownAddress, parseLocation: readLocation })
    : undefined

function readLocation(): HistoryLocation {
  const { pathname, search, hash } = window.location
  const { path } = readAddress(pathname)
  // A link to a part of the page makes an entry without a state.
  const state = window.history.state ?? { __TSR_index: 0 }
  return { href: path + search + hash, pathname: path, search, hash, state }
}
