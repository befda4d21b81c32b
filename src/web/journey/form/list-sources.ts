/** Where each list comes from, and what an entry of it is. */
import type { Call } from '#contract/call.ts'
import * as lists from '#contract/reference/lists.calls.ts'
import * as vehicles from '#contract/reference/vehicles.calls.ts'
import type { ListName, Option } from '#machines/core/field.ts'
import { translated } from '#machines/reference/translated-option.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import type { VehicleType } from '#machines/schemas/basics.ts'
import { send } from '../../api-client/send.ts'
import { type PlaceNames, placeNames } from '../../language/place-names.ts'

/** One entry of a list: how it is found, and the answer it stands for. */
export type Entry = Option & { answer: unknown }
/** Without a `read` where what it depends on is not answered yet. */
export type Source = { key: readonly unknown[]; read?: (signal: AbortSignal) => Promise<Entry[]> }
type Many = { data: readonly unknown[] }

function source<Request, Reply extends Many>(
  call: Call<Request, Reply>,
  request: Request | undefined,
  entryOf: EntryOf<Reply>,
): Source {
  return sourceOf(call, request, async () => entryOf)
}

/** A list of places, each named in the language of the page. */
function places<Request, Reply extends Many>(
  call: Call<Request, Reply>,
  request: Request | undefined,
  entryOf: (one: Reply['data'][number], names: PlaceNames) => Entry,
): Source {
  return sourceOf(call, request, async () => {
    const names = await placeNames()
    return (one) => entryOf(one, names)
  })
}

type EntryOf<Reply extends Many> = (one: Reply['data'][number]) => Entry

function sourceOf<Request, Reply extends Many>(
  call: Call<Request, Reply>,
  request: Request | undefined,
  entries: () => Promise<EntryOf<Reply>>,
): Source {
  const key = ['list', call.path, request]
  return request === undefined ? { key } : { key, read: (signal) => read(call, request, entries, signal) }
}

async function read<Request, Reply extends Many>(
  call: Call<Request, Reply>,
  request: Request,
  entries: () => Promise<EntryOf<Reply>>,
  signal: AbortSignal,
): Promise<Entry[]> {
  const [sent, entryOf] = await Promise.all([send(call, request, { signal }), entries()])
  if (!sent.ok) throw new Error(sent.failure.message)
  return sent.body.data.map(entryOf)
}

const asIs = <T extends Option>(one: T): Entry => ({ value: one.value, label: one.label, answer: one })

type Pincode = { value: string; City: string; State: string; area: string }

function placeOf({ value, City, State, area }: Pincode, { inPlaceLabels }: PlaceNames): Entry {
  const label = `${value} ${City}, ${State}`
  const { hint: english, ...shown } = translated(label, inPlaceLabels(label))
  return { value, ...shown, hint: english ? `${english}, ${area}` : area, answer: { value, label } }
}

/** Those answers of a record on which lists depend. */
export type ListAnswers = {
  vehicleType?: VehicleType | undefined
  make?: { value: string | number } | undefined
  model?: { value: string | number } | undefined
  plan?: { insurerId: number } | undefined
}

/** Lists too long to be loaded whole are loaded by how an entry begins. */
type Beginning = { of: RegExp; prompt: string; inputMode: 'numeric' | 'text' }
const pincodeStart: Beginning = { of: /^\d{3}/, prompt: 'Type the first three digits', inputMode: 'numeric' }
export const beginnings: Partial<Record<ListName, Beginning>> = {
  pincodes: pincodeStart,
  healthPincodes: pincodeStart,
}

const placesFrom = (call: typeof lists.readPincodes) => (_: ListAnswers, start: string) =>
  places(call, start === '' ? undefined : { pincode: start }, placeOf)

export const sources: Record<ListName, (answers: ListAnswers, start: string) => Source> = {
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
      (one) => ({ ...asIs(one), hint: wordLabel(one.fuelType) }),
    ),
  rtos: () =>
    places(lists.readRtos, {}, ({ value, registered_city_name: city }, { officeLabel }) => ({
      value,
      ...translated(`${city} (${value})`, `${officeLabel(city)} (${value})`),
      answer: { value, city },
    })),
  previousInsurers: () => source(lists.readPreviousInsurers, {}, asIs),
  pincodes: placesFrom(lists.readPincodes),
  healthPincodes: placesFrom(lists.readHealthPincodes),
  financiers: ({ vehicleType, plan }) =>
    source(lists.readFinanciers, vehicleType && plan && { vehicleType, insurerId: plan.insurerId }, asIs),
  relations: () =>
    source(lists.readRelations, {}, (one) => ({
      ...asIs(one),
      label: wordLabel(one.label),
      answer: one.value,
    })),
}
