import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** The raw address, because the router would parse numbers; also available on the server. */
export function useGraphSearch(): string {
  const { history } = useRouter()
  const read = () => history.location.search
  return useSyncExternalStore(history.subscribe, read, read)
}
