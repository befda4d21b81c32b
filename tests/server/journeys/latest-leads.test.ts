import { expect, it } from 'vitest'
import { LatestLeads } from '#server/access/latest-leads.ts'
import type { Lead } from '#server/db/schema.ts'
import { aLead } from '../support/a-lead.ts'
import { testClock } from '../support/clock.ts'

const clock = testClock()
const aMemory = () => new LatestLeads<{ lead: Lead }>(clock)

it('finds a lead at the version it was kept at, until it is forgotten', () => {
  const latest = aMemory()
  const lead = aLead({ version: 3, record: { savedStep: 2 } })
  latest.keep({ lead })
  expect(latest.find('lead-1', 2)).toBeUndefined()
  expect(latest.find('lead-1', 3)).toEqual({ lead })
  latest.forget('lead-1')
  expect(latest.find('lead-1', 3)).toBeUndefined()
})

it('keeps the record as it would be read', () => {
  const latest = aMemory()
  const record = { make: { label: 'Maruti' }, model: undefined }
  latest.keep({ lead: aLead({ record }) })
  record.make.label = 'Tata'
  expect(latest.find('lead-1', 1)?.lead.record).toStrictEqual({ make: { label: 'Maruti' } })
})

it('remembers no lead with anything sealed, which may be sealed anew without a new version', () => {
  const latest = aMemory()
  for (const name of ['sealed', 'sealedAnswers']) {
    latest.keep({ lead: aLead() })
    latest.keep({ lead: aLead({ record: { [name]: 'v2.1.abc' } }) })
    expect(latest.find('lead-1', 1)).toBeUndefined()
  }
})

it('remembers no record of more than 16 KB, nor the one before it', () => {
  const latest = aMemory()
  latest.keep({ lead: aLead({ record: { note: 'x'.repeat(16_000) } }) })
  expect(latest.find('lead-1', 1)).toBeDefined()
  latest.keep({ lead: aLead({ record: { note: 'x'.repeat(16_384) } }) })
  expect(latest.find('lead-1', 1)).toBeUndefined()
})

it('forgets a lead two hours after it was saved', () => {
  const latest = aMemory()
  latest.keep({ lead: aLead() })
  clock.advance(3_600_000)
  latest.keep({ lead: aLead({ id: 'lead-2' }) })
  clock.advance(3_600_000 - 1)
  expect(latest.find('lead-1', 1)).toBeDefined()
  clock.advance(1)
  expect(latest.find('lead-1', 1)).toBeUndefined()
  expect(latest.find('lead-2', 1)).toBeDefined()
})

it('forgets the oldest of more than a thousand', () => {
  const latest = aMemory()
  for (let at = 0; at <= 1_000; at += 1) latest.keep({ lead: aLead({ id: `lead-${at}` }) })
  expect(latest.find('lead-0', 1)).toBeUndefined()
  expect(latest.find('lead-1', 1)).toBeDefined()
  expect(latest.find('lead-1000', 1)).toBeDefined()
})
