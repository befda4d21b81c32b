import { dayToSlashes } from '#machines/rules/calendar.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'

type Entries = [string, string][]
type Part = { title: string; entries: Entries }

const coverNames = {
  comprehensive: 'Comprehensive',
  odOnly: 'Own damage only',
  thirdParty: 'Third party only',
} as const

/** The journey in a few groups of facts, as a person reads them before paying. */
export function summaryOf(record: MotorRecord): Part[] {
  return [
    { title: 'Vehicle', entries: vehicleFacts(record) },
    { title: 'Cover', entries: coverFacts(record) },
    { title: 'Insured', entries: personFacts(record) },
    { title: 'Nominee', entries: nomineeFacts(record) },
  ].filter(({ entries }) => entries.length > 0)
}

function vehicleFacts({ make, model, variant, registrationNumber, vehicle }: MotorRecord): Entries {
  return known([
    ['Vehicle', [make?.label, model?.label, variant?.label].filter(Boolean).join(' ')],
    ['Registration number', registrationNumber || 'New vehicle'],
    ['Engine number', vehicle?.engineNumber],
    ['Chassis number', vehicle?.chassisNumber],
  ])
}

function coverFacts({ plan }: MotorRecord): Entries {
  if (!plan) return []
  const { coverType, start, end, idv, thirdPartyEnd } = plan
  return known([
    ['Cover', coverNames[coverType]],
    ['From', dayToSlashes(start)],
    ['To', dayToSlashes(end)],
    ['Third party to', thirdPartyEnd && dayToSlashes(thirdPartyEnd)],
    ['Insured declared value', idv && formatRupees(idv.value)],
  ])
}

function personFacts({ person }: MotorRecord): Entries {
  if (!person) return []
  const { salutation, fullName, email, mobile, addressLine, city, state, pincode } = person
  return known([
    ['Name', `${salutation} ${fullName}`],
    ['Mobile number', mobile],
    ['Email', email],
    ['Address', `${addressLine}, ${city}, ${state} ${pincode}`],
  ])
}

function nomineeFacts({ nominee, personalAccidentDecline }: MotorRecord): Entries {
  return known([
    ['Nominee', nominee && `${nominee.name} (${nominee.relation})`],
    ['Appointee', nominee?.appointee && `${nominee.appointee.name} (${nominee.appointee.relation})`],
    ['No personal accident cover', personalAccidentDecline],
  ])
}

const known = (entries: [string, string | undefined][]): Entries =>
  entries.filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '')
