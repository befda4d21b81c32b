import { type Make, makesOf } from '#machines/reference/makes.ts'
import type { FuelType, VehicleKind } from '#machines/reference/policies.ts'
import { type Model, modelsOf, type Variant } from '#machines/reference/vehicles.ts'
import { lettersOf, longestNamed, names, wordsOf } from './name-words.ts'

/** A vehicle as the registry describes it. */
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

/** Minimum similarity, 0 to 1, of a variant's words with the registry's. */
const sure = 0.6

/** The only vehicle of our catalogue that fits a description; undefined rather than a guess. */
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

/** Registry names of makers that they write differently. */
const alsoKnownAs: Record<string, string> = { 'Morris Garages': 'MG' }

/** The makes named by maker and model; Hero Honda is neither Hero nor Honda. */
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

/** The registry lists mild hybrids as hybrids; we treat them as petrol. */
function fuelsNamed(fuel: string): FuelType[] {
  const said = fuel.toUpperCase()
  if (said.includes('HYBRID')) return ['Hybrid', 'Petrol']
  if (said.includes('CNG')) return ['CNG']
  if (said.includes('ELECTRIC')) return ['Electric']
  return said.includes('DIESEL') ? ['Diesel'] : ['Petrol']
}

/** The words of the registry's model besides the model's name. */
function wordsBeside({ label }: Model, text: string): string[] {
  const own = new Set(wordsOf(label))
  const isOwn = (word: string) => own.has(word) || (word.length > 2 && lettersOf(label).includes(word))
  return wordsOf(text).filter((word) => !isOwn(word))
}

/** Words that rarely distinguish variants: fuel, emission norm, displacement, years and "standard". */
const isTelling = (word: string) =>
  !/^(petrol|diesel|cng|std|standard|base|to|bs\w{1,3}|\d|\d{4})$/i.test(word)

/** Similarity of two names in their distinctive words, or in all words where that is a tie. */
const scoreOf = (said: string[], ours: string[]) => ({
  score: agreement(said.filter(isTelling), ours.filter(isTelling)),
  exactly: agreement(said, ours),
})

/** The Dice coefficient of two sets of words; 1 where both are empty. */
function agreement(one: string[], other: string[]): number {
  const [these, those] = [new Set(one), new Set(other)]
  const both = [...these].filter((word) => those.has(word)).length
  const all = these.size + those.size
  return all === 0 ? 1 : (2 * both) / all
}
