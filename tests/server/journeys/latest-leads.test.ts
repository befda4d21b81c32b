import { expect, it } from 'vitest'
import { LatestLeads } from '#server/access/latest-leads.ts'
import type { Lead } from '#server/db/schema.ts'
import { aLead } from '../support/a-lead.ts'

it('gives a lead once, at the version it was kept at', () => {
  const latest = new LatestLeads<{ lead: Lead }>()
  const lead = aLead({ version: 3, record: { savedStep: 2 } })
  latest.keep({ lead })
  expect(latest.take('lead-1', 3)).toEqual({ lead })
  expect(latest.take('lead-1', 3)).toBeUndefined()
  latest.keep({ lead })
  expect(latest.take('lead-1', 2)).toBeUndefined()
})

it('keeps the record as it would be read', () => {
  const latest = new LatestLeads<{ lead: Lead }>()
  const record = { make: { label: 'Maruti' }, model: undefined }
  latest.keep({ lead: aLead({ record }) })
  record.make.label = 'Tata'
  expect(latest.take('lead-1', 1)?.lead.record).toStrictEqual({ make: { label: 'Maruti' } })
})

it('remembers no lead with anything sealed, which may be sealed anew without a new version', () => {
  const latest = new LatestLeads<{ lead: Lead }>()
  for (const name of ['sealed', 'sealedAnswers']) {
    latest.keep({ lead: aLead() })
    latest.keep({ lead: aLead({ record: { [name]: 'v2.1.abc' } }) })
    expect(latest.take('lead-1', 1)).toBeUndefined()
  }
})

it('forgets the oldest of more than a thousand', () => {
  const latest = new LatestLeads<{ lead: Lead }>()
  for (let at = 0; at <= 1_000; at += 1) latest.keep({ lead: aLead({ id: `lead-${at}` }) })
  expect(latest.take('lead-0', 1)).toBeUndefined()
  expect(latest.take('lead-1', 1)).toBeDefined()
  expect(latest.take('lead-1000', 1)).toBeDefined()
})
