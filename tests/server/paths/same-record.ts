import type { MotorRecord } from '#machines/schemas/record.ts'

/**
 * A record as it can be compared: without how the purchase stands, which the server alone says, and of an organisation
 * without what is asked of people, which its form leaves out.
 */
export function comparable(record: MotorRecord): unknown {
  const { leadId: _i, version: _v, status: _s, proposalStatus: _p, sealed: _n, ...answers } = record
  const { gender: _g, dateOfBirth: _d, ...organisation } = record.person ?? {}
  const isOrganisation = record.customerType === 'organisation' && record.person !== undefined
  return JSON.parse(JSON.stringify(isOrganisation ? { ...answers, person: organisation } : answers))
}
