import { maskPan } from '#machines/rules/mask.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'

/**
 * A record as it can be compared: without its numbers and how the purchase stands, which the server alone says; with
 * identity numbers as they are kept; without answers about a plan where there is none; and of an organisation without
 * what is asked of people, which its form leaves out.
 */
export function comparable(record: JourneyRecord): unknown {
  const { leadId: _i, version: _v, quotationNumber: _q, status: _s, proposalStatus: _p, ...answers } = record
  const { sealed: _n, sealedAnswers: _a, addOnAnswers, person, ...others } = answers
  const about = record.plan && { addOnAnswers }
  return JSON.parse(JSON.stringify({ ...others, ...about, person: asked(person, record.customerType) }))
}

function asked(person: JourneyRecord['person'], customerType: JourneyRecord['customerType']) {
  if (!person) return undefined
  const masked = { ...person, ...(person.pan && { pan: maskPan(person.pan) }) }
  if (customerType !== 'organisation') return masked
  const { gender: _g, dateOfBirth: _d, ...organisation } = masked
  return organisation
}
