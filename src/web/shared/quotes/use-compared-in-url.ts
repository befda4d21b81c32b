import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { keepsScroll } from '../../browser/scroll-restoration.ts'
import type { PriceListProps } from './price-list.ts'

type Wanted = { insurerIds: readonly number[]; isOpen: boolean }

/**
 * The picked plans stand in the address, and whether they are side by side: a reload or a bookmark finds them again as
 * soon as their prices are there.
 */
export function useComparedInUrl({ model: { compared }, screen, send, can }: PriceListProps): void {
  const { history } = useRouter()
  const home = useRef(window.location.pathname)
  const wanted = useRef<Wanted>(wantedIn(window.location.search))
  const { busy } = screen
  const isOpen = screen.overlay === 'comparison'
  /** The plans side by side have an entry of the history, from which Back leads to the list. */
  const pushed = useRef(false)

  useEffect(() => {
    const { insurerIds } = wanted.current
    const next = insurerIds.find((insurerId) => can({ type: 'plan.compared', insurerId }))
    if (next !== undefined) {
      wanted.current = { ...wanted.current, insurerIds: insurerIds.filter((one) => one !== next) }
      if (!compared.includes(next)) send({ type: 'plan.compared', insurerId: next })
    } else if (wanted.current.isOpen && can('comparison.opened')) {
      wanted.current = { ...wanted.current, isOpen: false }
      send({ type: 'comparison.opened' })
    }
  })

  useEffect(() => {
    // On the way to another page the address is no longer this list's.
    if (window.location.pathname !== home.current) return
    // The same picks have the same address, in whatever order they were made or found again.
    const insurerIds = [...compared, ...wanted.current.insurerIds].sort((one, other) => one - other)
    const search = searchWith(window.location.search, {
      insurerIds,
      isOpen: isOpen || wanted.current.isOpen,
    })
    if (search === window.location.search) return
    const address = window.location.pathname + search
    const opens = isOpen && !wantedIn(window.location.search).isOpen
    if (opens) history.push(address, { ...history.location.state, ...keepsScroll })
    else if (pushed.current && !isOpen && !busy) history.back()
    else history.replace(address, history.location.state)
    if (opens || !isOpen) pushed.current = opens
  }, [compared, isOpen, busy, history])

  useEffect(
    () =>
      history.subscribe(({ location }) => {
        if (location.pathname !== home.current || wantedIn(location.search).isOpen || !isOpen) return
        pushed.current = false
        send({ type: 'closed' })
      }),
    [isOpen, history, send],
  )
}

function wantedIn(search: string): Wanted {
  const params = new URLSearchParams(search)
  const insurerIds = (params.get('compare') ?? '').split(',').filter((id) => /^\d+$/.test(id))
  return { insurerIds: insurerIds.map(Number), isOpen: params.has('together') }
}

function searchWith(search: string, { insurerIds, isOpen }: Wanted): string {
  const params = new URLSearchParams(search)
  params.delete('compare')
  params.delete('together')
  const shown = [
    params.toString(),
    insurerIds.length > 0 && `compare=${insurerIds.join(',')}`,
    insurerIds.length > 0 && isOpen && 'together',
  ]
  const text = shown.filter(Boolean).join('&')
  return text && `?${text}`
}
