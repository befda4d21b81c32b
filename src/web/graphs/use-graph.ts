import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  exportReplay,
  listGraphs,
  readFunnel,
  readGraph,
  readLeaving,
  readPulse,
  readReplay,
} from '#contract/graphs/graphs.calls.ts'
import type { GraphQuery } from '#contract/views/graph-query.ts'
import type { GraphView } from '#contract/views/graph-view.ts'
import { limits } from '#machines/reference/limits.ts'
import { bodyOf } from '../api-client/body-of.ts'
import { queryClient } from '../api-client/query-client.ts'
import { send } from '../api-client/send.ts'
import { saveFile } from '../browser/save-file.ts'
import { fetchFile } from './fetch-file.ts'

/** Unknown machine. */
export class UnknownMachine extends Error {}

const isWorthAnother = (count: number, error: Error): boolean =>
  !(error instanceof UnknownMachine) && count < 1

/** One view of a machine. While another is loading the previous one stays, so that nothing moves. */
const graphOptions = (machine: string, query: GraphQuery) =>
  queryOptions({
    queryKey: ['graphs', 'view', machine, query],
    queryFn: async ({ signal }) => {
      const sent = await send(readGraph, { machine, ...query }, { signal })
      if (!sent.ok && sent.status === 404) throw new UnknownMachine(sent.failure.message)
      return bodyOf(sent).data
    },
    placeholderData: keepPreviousData,
    retry: isWorthAnother,
    staleTime: 30_000,
    refetchInterval: ({ state: { data } }) => isInTheMaking(data) && madeSoonMs,
  })

const madeSoonMs = 5_000

/** The paths of the coverage view are computed while it is open. */
const isInTheMaking = (data: GraphView | undefined): boolean =>
  data?.shown.view === 'coverage' && data.shown.notes !== undefined

/** Keeps the last view that could be read. */
export function useGraph(machine: string, query: GraphQuery) {
  const graph = useQuery(graphOptions(machine, query), queryClient)
  const [last, setLast] = useState(graph.data)
  if (graph.data && graph.data !== last) setLast(graph.data)
  return { ...graph, data: graph.data ?? last }
}

/** Asked for by what it depends on alone, and not with every new step: it reads the log. */
export function useLeaving(machine: string, query: GraphQuery) {
  const { from, to, product, source, channel, device, side, version, kind, at } = query
  const asked = { machine, from, to, product, source, channel, device, side, version, kind, at }
  return useQuery(
    {
      queryKey: ['graphs', 'leaving', asked],
      queryFn: async ({ signal }) => bodyOf(await send(readLeaving, asked, { signal })).data,
      staleTime: 30_000,
      retry: false,
    },
    queryClient,
  )
}

/** The whole way of visits; while another one is loading the previous one stays. */
export const useFunnel = (query: GraphQuery) =>
  useQuery(
    {
      queryKey: ['graphs', 'funnel', query],
      queryFn: async ({ signal }) => bodyOf(await send(readFunnel, query, { signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    },
    queryClient,
  )

const machinesOptions = queryOptions({
  queryKey: ['graphs', 'machines'],
  queryFn: async ({ signal }) => bodyOf(await send(listGraphs, {}, { signal })).data,
  staleTime: 30_000,
})

export const useMachineCards = () => useQuery(machinesOptions, queryClient)

/** Fetched once: every look at a journey is logged. */
export const useReplay = (machine: string, journey: string) =>
  useQuery(
    {
      queryKey: ['graphs', 'replay', machine, journey],
      queryFn: async ({ signal }) => bodyOf(await send(readReplay, { machine, journey }, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    queryClient,
  )

/** Saves a journey as a Playwright test; once at a time. */
export function useSavedTest(machine: string, journey: string) {
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: async () => {
        const asked = { machine, journey, format: 'playwright' as const }
        const { file, name } = await fetchFile(exportReplay, asked, new AbortController().signal)
        saveFile(file, name)
      },
    },
    queryClient,
  )
  return { save: () => isPending || mutate(), isPending, error }
}

/** Polls for new traffic while the page is visible, and refreshes the view when there is some. */
export function useLive(machine: string, shown: string | undefined): { isCut: boolean } {
  const { data: pulse, isError } = useQuery(
    {
      queryKey: ['graphs', 'pulse', machine],
      queryFn: async ({ signal }) => bodyOf(await send(readPulse, { machine }, { signal })).data,
      enabled: shown !== undefined,
      refetchInterval: limits.graphs.pulseMs,
      retry: false,
    },
    queryClient,
  )
  useEffect(() => {
    if (pulse === undefined || shown === undefined || pulse === shown) return
    void queryClient.invalidateQueries({ queryKey: ['graphs', 'view', machine] })
  }, [pulse, shown, machine])
  return { isCut: isError }
}
