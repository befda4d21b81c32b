import type { EventDefinition } from '#machines/core/event.ts'
import type { Field } from '#machines/core/field.ts'
import type { Product } from '#machines/core/product.ts'
import { documentName } from '#machines/reference/documents.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { KycResult, Nominee } from '#machines/schemas/proposal.ts'
import { recordInWords } from '#texts/insurer-words/record-in-words.ts'
import type { ReviewGroup, ReviewPicture } from '../proposal-view.ts'

type Fact = readonly [name: string, value: string | undefined]
export type Facts = readonly Fact[]

/** What a page answers, of which only what is known is shown; undefined where it is not answered. */
type Told = {
  screen?: string
  title: string
  facts: Facts | undefined
  pictures?: readonly ReviewPicture[] | undefined
}

/** The pages of which something is known. */
export const reviewGroups = (told: readonly Told[]): ReviewGroup[] =>
  told
    .map(({ facts = [], ...group }) => ({ ...group, entries: facts.filter(isKnown) }))
    .filter(({ entries }) => entries.length > 0)

const isKnown = (fact: Fact): fact is [string, string] => Boolean(fact[1])

export const identityFacts = ({ docName, docNumber, kycNumber, kycStatus }: KycResult): Facts => [
  [documentName(docName), docNumber],
  ['KYC number', kycNumber],
  ['Status', kycStatus === 'success' ? 'Verified' : 'Being checked'],
]

/** A page's answers in the order of its form, under the labels they were asked by, but for those put otherwise. */
export function factsOf(
  { fields }: Pick<EventDefinition, 'fields'>,
  given: object,
  otherwise: Record<string, Fact>,
): Facts {
  return Object.entries(fields).map(([key, field]) => {
    const value: unknown = Reflect.get(given, key)
    return otherwise[key] ?? [field.label, typeof value === 'string' ? shown(field, value) : undefined]
  })
}

/** A word that is stored as it is reads as its option does; an identity number is masked also where it was just typed. */
function shown({ control, masked, options }: Field, value: string): string {
  if (masked) return masked(value)
  if (options) return wordLabel(value)
  return control === 'date' ? formatDayWithYear(value) : value
}

/** Read together with another answer. */
export const elsewhere: Fact = ['', undefined]

export const nomineeFacts = (asked: Pick<EventDefinition, 'fields'>, nominee: Nominee): Facts =>
  factsOf(asked, nominee, {
    fullName: ['Name', nominee.name],
    relation: ['Relation', wordLabel(nominee.relation)],
    dateOfBirth: ['Date of birth', formatDayWithYear(nominee.dateOfBirth)],
    gender: ['Gender', nominee.gender && wordLabel(nominee.gender)],
    appointeeName: ['Appointee', appointeeOf(nominee)],
  })

const appointeeOf = ({ appointee }: Nominee) =>
  appointee && `${appointee.name}, ${wordLabel(appointee.relation)}`

/** What was chosen among the prices, before the proposal. */
export const coverAsked = <R extends JourneyRecord>(product: Pick<Product<R>, 'facts'>, record: R): Told[] =>
  product.facts(recordInWords(record)).map(({ title, entries }) => ({ title, facts: entries }))
