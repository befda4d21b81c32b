import data from './data/vehicles.json' with { type: 'json' }
import type { FuelType, VehicleKind } from './policies.ts'

export interface Variant {
  value: number
  label: string
  fuelType: FuelType
  /** Null for electric vehicles, which are banded by `motorKw`. */
  cubicCapacity: number | null
  motorKw: number | null
  seating: number
  /** Price of the manufacturer's list, in paise. */
  exShowroom: number
}

export interface Model {
  value: number
  label: string
  vehicleType: VehicleKind
  makeId: number
  /** First and last year of sale; null while it is sold. */
  from: number
  to: number | null
  variants: readonly Variant[]
}

const inPaise = (variant: Variant): Variant => ({ ...variant, exShowroom: variant.exShowroom * 100 })

/** All models, 247, with their 578 variants. Large: not for the browser, which asks the server. */
export const models: readonly Model[] = (data as Model[]).map((model) => ({
  ...model,
  variants: model.variants.map(inPaise),
}))

const byMake = new Map<number, readonly Model[]>()
for (const model of models) byMake.set(model.makeId, [...modelsOf(model.makeId), model])
const byModel = new Map(models.map((model) => [model.value, model]))
const byVariant = new Map(
  models.flatMap((model) => model.variants.map((variant) => [variant.value, { model, variant }] as const)),
)

export function modelsOf(makeId: number): readonly Model[] {
  return byMake.get(makeId) ?? []
}

export const findModel = (modelId: number): Model | undefined => byModel.get(modelId)

export const variantsOf = (modelId: number): readonly Variant[] => byModel.get(modelId)?.variants ?? []

export const findVariant = (variantId: number): { model: Model; variant: Variant } | undefined =>
  byVariant.get(variantId)
