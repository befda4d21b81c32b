import type { FactGroup } from '#machines/core/product.ts'
import { productOf, products } from '#machines/products.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import { knownEntries } from '#machines/rules/known-entries.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { recordInWords } from '#texts/insurer-words/record-in-words.ts'

/** The journey in a few groups of facts, as a person reads them before paying. */
export function summaryOf(record: JourneyRecord): FactGroup[] {
  return [
    ...productOf(products, record).facts(recordInWords(record)),
    { title: 'Insured', entries: personFacts(record) },
    { title: 'Nominee', entries: nomineeFacts(record) },
  ].filter(({ entries }) => entries.length > 0)
}

type Entries = FactGroup['entries']

function personFacts({ person }: JourneyRecord): Entries {
  if (!person) return []
  const { salutation, fullName, email, mobile, addressLine, city, state, pincode } = person
  return knownEntries([
    ['Name', `${wordLabel(salutation)} ${fullName}`],
    ['Mobile number', mobile],
    ['Email', email],
    ['Address', `${addressLine}, ${city}, ${state} ${pincode}`],
  ])
}

function nomineeFacts({ nominee, personalAccidentDecline }: JourneyRecord): Entries {
  return knownEntries([
    ['Nominee', nominee && `${nominee.name} (${wordLabel(nominee.relation)})`],
    [
      'Appointee',
      nominee?.appointee && `${nominee.appointee.name} (${wordLabel(nominee.appointee.relation)})`,
    ],
    ['No personal accident cover', personalAccidentDecline && wordLabel(personalAccidentDecline)],
  ])
}
