import { products } from '#machines/products.ts'
import { splitName } from '#machines/rules/person-name.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { PolicyState } from '../browser/policy-state/state.ts'

/** Maps a record to the stored choices: who it is for, and what its product remembers (STATE-08 to STATE-10). */
export function choicesOf(record: JourneyRecord, today: string): PolicyState {
  const product = products.find(({ key }) => key === record.quoteType)
  return {
    customerLeadId: record.leadId || undefined,
    ...product?.choices(record, today),
    ...personChoices(record),
  }
}

function personChoices({ customer }: JourneyRecord): PolicyState {
  if (!customer) return { firstName: undefined, middleName: undefined, lastName: undefined }
  const { firstName, middleName, lastName } = splitName(customer.name)
  return { firstName, middleName, lastName, email: customer.email, mobileNumber: customer.mobile }
}
