/** Lists too long for a definition, by name; each, or each part that is searched, is fetched once per visit. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { ListName } from '#machines/core/field.ts'
import { limits } from '#machines/reference/limits.ts'
import { queryClient } from '../../api-client/query-client.ts'
import { useSettled } from '../../browser/use-settled.ts'
import { beginnings, type Entry, type ListAnswers, type Source, sources } from './list-sources.ts'

export type Listed = {
  entries: readonly Entry[]
  isPending: boolean
  isFailed: boolean
  retry: () => void
  /** How to search a list that is never loaded whole; undefined once enough is typed. */
  prompt: string | undefined
  inputMode: 'numeric' | 'text' | undefined
}

const aDay = 24 * 60 * 60 * 1000

const queryOf = ({ key, read }: Source) =>
  queryOptions({
    queryKey: key,
    queryFn: read ? ({ signal }) => read(signal) : skipToken,
    staleTime: aDay,
    gcTime: aDay,
  })

export function useList(name: ListName, answers: ListAnswers = {}, typed = ''): Listed {
  const beginning = beginnings[name]
  const start = beginning?.of.exec(typed)?.[0] ?? ''
  const settled = useSettled(start, limits.listSettleMs)
  const query = queryOf(sources[name](answers, settled))
  const { data = [], isPending, isError, refetch } = useQuery(query, queryClient)
  return {
    entries: data,
    isPending: isPending || start !== settled,
    isFailed: isError,
    retry: () => void refetch(),
    prompt: start === '' ? beginning?.prompt : undefined,
    inputMode: beginning?.inputMode,
  }
}

/** Asks for a list before it is needed, where what it depends on is known. */
export function prefetchList(name: ListName, answers: ListAnswers = {}): void {
  const wanted = sources[name](answers, '')
  if (wanted.read) void queryClient.prefetchQuery(queryOf(wanted))
}
