/** What a page needs to lead to others, whether the router is loaded or not. */
import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { createContext, use, useSyncExternalStore } from 'react'

type Navigation = {
  history: RouterHistory
  /** The path of the page that a part stands on. The address has another one while the next page is being loaded. */
  page: string
  /** Fetches the code of a page that somebody is about to open. */
  preload: (path: string) => void
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('There is no history here')
  return navigation
}

/** What a part needs of the address; `select` returns a primitive. */
export function useAddress<T extends string | boolean>(select: (location: HistoryLocation) => T): T {
  const { history } = useNavigation()
  const read = () => select(history.location)
  return useSyncExternalStore(history.subscribe, read, read)
}
