/** Lists too long for a definition, by name; each is fetched once per visit. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Call } from '#contract/call.ts'
import * as lists from '#contract/reference/lists.calls.ts'
import * as vehicles from '#contract/reference/vehicles.calls.ts'
import type { ListName, Option } from '#machines/core/field.ts'
import { limits } from '#machines/reference/limits.ts'
import type { VehicleType } from '#machines/schemas/basics.ts'
import { queryClient } from '../../api/query-client.ts'
import { send } from '../../api/send.ts'
import { useSettled } from '../../browser/use-settled.ts'

/** One entry of a list: how it is found, and the answer it stands for. */
export type Entry = Option & { answer: unknown }
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

/** Without a `read` where what it depends on is not answered yet. */
type Source = { key: readonly unknown[]; read?: (signal: AbortSignal) => Promise<Entry[]> }
type Many = { data: readonly unknown[] }

function source<Request, Reply extends Many>(
  call: Call<Request, Reply>,
  request: Request | undefined,
  entryOf: (one: Reply['data'][number]) => Entry,
): Source {
  const key = ['list', call.path, request]
  return request === undefined ? { key } : { key, read: (signal) => read(call, request, entryOf, signal) }
}

async function read<Request, Reply extends Many>(
  call: Call<Request, Reply>,
  request: Request,
  entryOf: (one: Reply['data'][number]) => Entry,
  signal: AbortSignal,
): Promise<Entry[]> {
  const sent = await send(call, request, { signal })
  if (!sent.ok) throw new Error(sent.failure.message)
  return sent.body.data.map(entryOf)
}

const queryOf = ({ key, read }: Source) =>
  queryOptions({
    queryKey: key,
    queryFn: read ? ({ signal }) => read(signal) : skipToken,
    staleTime: aDay,
    gcTime: aDay,
  })

const asIs = <T extends Option>(one: T): Entry => ({ value: one.value, label: one.label, answer: one })

type Pincode = { value: string; City: string; State: string; area: string }

function placeOf({ value, City, State, area }: Pincode): Entry {
  const label = `${value} ${City}, ${State}`
  return { value, label, hint: area, answer: { value, label } }
}

/** Those answers of a record on which lists depend. */
type ListAnswers = {
  vehicleType?: VehicleType | undefined
  make?: { value: string | number } | undefined
  model?: { value: string | number } | undefined
  plan?: { insurerId: number } | undefined
}

/** Lists too long to be loaded whole are loaded by how an entry begins. */
type Beginning = { of: RegExp; prompt: string; inputMode: 'numeric' | 'text' }
const pincodeStart: Beginning = { of: /^\d{3}/, prompt: 'Type the first three digits', inputMode: 'numeric' }
const beginnings: Partial<Record<ListName, Beginning>> = {
  pincodes: pincodeStart,
  healthPincodes: pincodeStart,
}

const placesFrom = (call: typeof lists.readPincodes) => (_: ListAnswers, start: string) =>
  source(call, start === '' ? undefined : { pincode: start }, placeOf)

const sources: Record<ListName, (answers: ListAnswers, start: string) => Source> = {
  makes: ({ vehicleType }) =>
    source(vehicles.readMakes, vehicleType && { vehicleType }, ({ value, label, logo }) => ({
      value,
      label,
      logo,
      answer: { value, label },
    })),
  models: ({ vehicleType, make }) =>
    source(vehicles.readModels, vehicleType && make && { vehicleType, makeId: Number(make.value) }, asIs),
  variants: ({ vehicleType, model }) =>
    source(
      vehicles.readVariants,
      vehicleType && model && { vehicleType, modelId: Number(model.value) },
      (one) => ({ ...asIs(one), hint: one.fuelType }),
    ),
  rtos: () =>
    source(lists.readRtos, {}, ({ value, registered_city_name: city }) => ({
      value,
      label: `${city} (${value})`,
      answer: { value, city },
    })),
  previousInsurers: () => source(lists.readPreviousInsurers, {}, asIs),
  pincodes: placesFrom(lists.readPincodes),
  healthPincodes: placesFrom(lists.readHealthPincodes),
  financiers: ({ vehicleType, plan }) =>
    source(lists.readFinanciers, vehicleType && plan && { vehicleType, insurerId: plan.insurerId }, asIs),
  relations: () => source(lists.readRelations, {}, (one) => ({ ...asIs(one), answer: one.value })),
}

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
