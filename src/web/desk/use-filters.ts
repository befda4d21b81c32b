import { useRouter, useRouterState } from '@tanstack/react-router'
import * as v from 'valibot'
import { type DeskQuery, deskQuery } from '#machines/schemas/desk.ts'

export type DeskFilters = Omit<DeskQuery, 'search'>

const { search: _search, ...known } = deskQuery.entries
const names = Object.keys(known) as (keyof DeskFilters)[]

/** The filters of an address; unknown parameters are ignored. */
export function filtersIn(search: string): DeskFilters {
  const said = new URLSearchParams(search)
  return Object.fromEntries(
    names.flatMap((name) => {
      const read = v.safeParse(known[name], said.get(name) ?? undefined)
      return read.success && read.output !== undefined ? [[name, read.output]] : []
    }),
  )
}

/** `?status=proposalSuccess&from=2026-06-01`, or nothing. */
export function deskAddressOf(filters: DeskFilters): string {
  const said = names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))
  return said.length > 0 ? `?${new URLSearchParams(said)}` : ''
}

export const isSameQuery = (one: DeskQuery, other: DeskQuery): boolean =>
  one.search === other.search && deskAddressOf(one) === deskAddressOf(other)

/** The filters as in the address, so that a reload, a copied link and Back keep them. */
export function useFilters() {
  const { history } = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const filters = filtersIn(search)
  const set = (change: DeskFilters) => {
    history.replace(history.location.pathname + deskAddressOf({ ...filters, ...change }))
  }
  return { filters, set }
}
