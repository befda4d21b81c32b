import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** The address as the browser has it, where the router would read numbers; the server has one, too. */
export function useGraphSearch(): string {
  const { history } = useRouter()
  const read = () => history.location.search
  return useSyncExternalStore(history.subscribe, read, read)
}
