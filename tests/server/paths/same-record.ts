import type { MotorRecord } from '#machines/motor/record/motor-record.ts'

/**
 * A record as it can be compared: without how the purchase stands, which the server alone says; without answers about
 * a plan where there is none; and of an organisation without what is asked of people, which its form leaves out.
 */
export function comparable(record: MotorRecord): unknown {
  const { leadId: _i, version: _v, status: _s, proposalStatus: _p, sealed: _n, ...answers } = record
  const { addOnAnswers, person, ...others } = answers
  const about = record.plan && { addOnAnswers }
  return JSON.parse(JSON.stringify({ ...others, ...about, person: asked(person, record.customerType) }))
}

function asked(person: MotorRecord['person'], customerType: MotorRecord['customerType']) {
  if (!person || customerType !== 'organisation') return person
  const { gender: _g, dateOfBirth: _d, ...organisation } = person
  return organisation
}
