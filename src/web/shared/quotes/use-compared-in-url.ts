import { type HistoryLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { keepsScroll } from '../../browser/scroll-restoration.ts'
import type { PriceListProps } from './price-list.ts'

/** What leads through entries that are there, instead of writing one. */
const isStep = { PUSH: false, REPLACE: false, BACK: true, FORWARD: true, GO: true }

type Wanted = { insurerIds: readonly number[]; isOpen: boolean }

/**
 * The picked plans stand in the address, and whether they are side by side: a reload or a bookmark finds them again as
 * soon as their prices are there.
 */
export function useComparedInUrl({ model: { compared }, screen, send, can }: PriceListProps): void {
  const { history } = useRouter()
  const home = useRef(history.location.pathname)
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
    } else if (isOpen) wanted.current = { ...wanted.current, isOpen: false }
    else if (wanted.current.isOpen && can('comparison.opened')) send({ type: 'comparison.opened' })
  })

  useEffect(() => {
    // On the way to another page the address is no longer this list's.
    const { pathname, search: before, state } = history.location
    if (pathname !== home.current) return
    // The same picks have the same address, in whatever order they were made or found again.
    const insurerIds = [...compared, ...wanted.current.insurerIds].sort((one, other) => one - other)
    const search = searchWith(before, {
      insurerIds,
      isOpen: isOpen || wanted.current.isOpen,
    })
    if (search === before) return
    const opens = isOpen && !wantedIn(before).isOpen
    if (opens) history.push(pathname + search, { ...state, ...keepsScroll })
    else if (pushed.current && !isOpen && !busy) history.back()
    else history.replace(pathname + search, state)
    if (opens || !isOpen) pushed.current = opens
  }, [compared, isOpen, busy, history])

  useHistorySteps((location) => {
    const asked = wantedIn(location.search).isOpen
    if (location.pathname !== home.current || asked === isOpen) return
    pushed.current = asked
    send({ type: asked ? 'comparison.opened' : 'closed' })
  })
}

/** Hears of Back and Forward. */
function useHistorySteps(onStep: (location: HistoryLocation) => void): void {
  const { history } = useRouter()
  const heard = useRef(onStep)
  useEffect(() => {
    heard.current = onStep
  })
  useEffect(
    () => history.subscribe(({ location, action }) => isStep[action.type] && heard.current(location)),
    [history],
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
