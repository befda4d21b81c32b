import { type Make, makesOf } from '#machines/reference/makes.ts'
import type { FuelType, VehicleKind } from '#machines/reference/policies.ts'
import { type Model, modelsOf, type Variant } from '#machines/reference/vehicles.ts'
import { lettersOf, longestNamed, names, wordsOf } from './name-words.ts'

/** What a registry tells of a vehicle in its own words. */
export type Described = {
  vehicleType: VehicleKind
  maker: string
  model: string
  fuel: string
  /** Zero for electric vehicles. */
  cubicCapacity: number
  madeIn: number
}

type Match = { make: Make; model: Model; variant: Variant; score: number }

/** How far the words of a variant must agree with the registry's, from 0 to 1, for us to be sure. */
const sure = 0.6

/** The one vehicle of ours that a description fits; nothing where we would have to guess. */
export function matchVariant(described: Described): Match | undefined {
  const makes = makesNamed(described)
  const models = makes.flatMap((make) => modelsOf(make.value).filter((model) => wasSold(model, described)))
  const model = longestNamed(described.model, models)
  const make = makes.find(({ value }) => value === model?.makeId)
  if (!model || !make) return undefined
  const said = wordsBeside(model, described.model)
  const [best, next] = model.variants
    .filter((variant) => hasEngine(variant, described))
    .map((variant) => ({ variant, ...scoreOf(said, wordsOf(variant.label)) }))
    .sort((a, b) => b.score - a.score || b.exactly - a.exactly)
  if (!best || best.score < sure) return undefined
  const isTied = best.score === next?.score && best.exactly === next.exactly
  return isTied ? undefined : { make, model, variant: best.variant, score: best.score }
}

/** Names under which registries know a maker whose own name they do not write. */
const alsoKnownAs: Record<string, string> = { 'Morris Garages': 'MG' }

/** The makes that maker and model name; Hero and Honda are not meant where Hero Honda is. */
function makesNamed({ vehicleType, maker, model }: Described): Make[] {
  const text = `${maker} ${model}`
  const isNamed = ({ label }: Make) =>
    names(text, label) || wordsOf(text).includes(alsoKnownAs[label] ?? label)
  const named = makesOf(vehicleType).filter(isNamed)
  const isPart = (one: Make) => named.some((other) => other !== one && names(other.label, one.label))
  return named.filter((one) => !isPart(one))
}

const wasSold = ({ vehicleType, from, to }: Model, described: Described) =>
  vehicleType === described.vehicleType &&
  from <= described.madeIn &&
  described.madeIn <= (to ?? described.madeIn) + 1

function hasEngine({ fuelType, cubicCapacity }: Variant, { fuel, cubicCapacity: said }: Described): boolean {
  if (!fuelsNamed(fuel).includes(fuelType)) return false
  return cubicCapacity === null || said === 0 || Math.abs(cubicCapacity - said) <= cubicCapacity * 0.03
}

/** A mild hybrid is a petrol vehicle to us, and a hybrid to the registry. */
function fuelsNamed(fuel: string): FuelType[] {
  const said = fuel.toUpperCase()
  if (said.includes('HYBRID')) return ['Hybrid', 'Petrol']
  if (said.includes('CNG')) return ['CNG']
  if (said.includes('ELECTRIC')) return ['Electric']
  return said.includes('DIESEL') ? ['Diesel'] : ['Petrol']
}

/** The words of the registry's model beside the model itself. */
function wordsBeside({ label }: Model, text: string): string[] {
  const own = new Set(wordsOf(label))
  const isOwn = (word: string) => own.has(word) || (word.length > 2 && lettersOf(label).includes(word))
  return wordsOf(text).filter((word) => !isOwn(word))
}

/** Fuel, emission norm, displacement, years and "standard" seldom tell one variant from another. */
const isTelling = (word: string) =>
  !/^(petrol|diesel|cng|std|standard|base|to|bs\w{1,3}|\d|\d{4})$/i.test(word)

/** How far two names agree in their telling words; in all of them, where that leaves several alike. */
const scoreOf = (said: string[], ours: string[]) => ({
  score: agreement(said.filter(isTelling), ours.filter(isTelling)),
  exactly: agreement(said, ours),
})

/** Twice what both say over all that is said; 1 where neither says anything. */
function agreement(one: string[], other: string[]): number {
  const [these, those] = [new Set(one), new Set(other)]
  const both = [...these].filter((word) => those.has(word)).length
  const all = these.size + those.size
  return all === 0 ? 1 : (2 * both) / all
}
