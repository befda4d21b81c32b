import { describe, expect, it } from 'vitest'
import { sampleHealthProposal } from '#machines/health/proposal/health-proposal.test-model.ts'
import { groupsOf as healthGroups } from '#web/health/proposal/groups-of.ts'
import { groupsOf as motorGroups } from '#web/motor/proposal/groups-of.ts'
import type { ReviewGroup } from '#web/shared/proposal/proposal-view.ts'
import { answeredRecord } from './proposal-on-screen.tsx'

const typed = { pan: 'ABCPS1234D', aadhaar: '234123412346', gstin: '27ABCPE1234F1Z5' }
const aboutYou = (groups: ReviewGroup[]) =>
  Object.fromEntries(groups.find(({ screen }) => screen === 'person')?.entries ?? [])

describe('the review of a proposal', () => {
  it('shows identity numbers masked as soon as they are typed', () => {
    const record = answeredRecord()
    const person = record.person && { ...record.person, ...typed }
    expect(aboutYou(motorGroups({ ...record, person }))).toMatchObject({
      PAN: 'ABCPSXXXXD',
      'Aadhaar number': 'XXXX XXXX 2346',
      GSTIN: '27ABCPEXXXXF1Z5',
    })
  })

  it('writes every day with the name of its month, as the pages after it do', () => {
    const record = answeredRecord()
    const person = record.person && { ...record.person, dateOfBirth: '1992-12-22' }
    expect(aboutYou(motorGroups({ ...record, person }))).toMatchObject({ 'Date of birth': '22 Dec 1992' })
    const all = [motorGroups(record), healthGroups(sampleHealthProposal('2026-06-15'))].flat()
    const values = all.flatMap(({ entries }) => entries.map(([, value]) => value))
    expect(values.filter((value) => /\d\/\d+\/\d/.test(value))).toEqual([])
  })

  it('of health cover shows the PAN masked, and every other answer whole', () => {
    const record = sampleHealthProposal('2026-06-15')
    const person = record.person && { ...record.person, pan: typed.pan }
    expect(aboutYou(healthGroups({ ...record, person }))).toMatchObject({
      PAN: 'ABCPSXXXXD',
      'Mobile number': person?.mobile,
    })
  })
})
