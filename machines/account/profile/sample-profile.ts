import { sampleRecord } from '../../motor/record/samples.ts'
import { inWords, retention } from '../../reference/retention.ts'
import type { Erasure } from '../../schemas/erasure.ts'
import type { OwnProfile, OwnQuotation, OwnSession } from '../../schemas/profile.ts'
import { sampleDetails } from '../own-details.question.ts'

/** What is a customer's own, for walking the machines of the profile page. */
export const sampleOwnProfile = (today: string): OwnProfile => ({
  ...sampleDetails(today),
  version: '2026-06-15T04:30:00.000Z',
  mobile: '9876543210',
  isPartnersWord: false,
  isReminded: true,
})

export function sampleQuotation(today: string, different: Partial<OwnQuotation> = {}): OwnQuotation {
  const { leadId, registrationNumber } = sampleRecord(today)
  return {
    leadId,
    quoteType: 'motor',
    insured: { icon: 'car', kind: 'Car', title: 'Maruti Swift VXi', identifier: registrationNumber },
    navigationState: {},
    savedStep: 6,
    leadsTo: { path: '/quotelist/{id}', screen: 'quotation', activeStep: 9 },
    isTooEarly: false,
    isRenewal: false,
    lastOn: today,
    ...different,
  }
}

export const otherSession: OwnSession = {
  id: 'session-2',
  startedAt: '2026-06-10T04:30:00.000Z',
  usedAt: '2026-06-12T04:30:00.000Z',
  isHere: false,
  isPartners: false,
}

/** Logged in on this device and on another one. */
export const sampleSessions: readonly OwnSession[] = [
  { ...otherSession, id: 'session-1', usedAt: '2026-06-15T04:30:00.000Z', isHere: true },
  otherSession,
]

export const sampleErasure: Erasure = {
  number: '5f0c7a52-8f7e-4c55-9d7e-2d1b5f6a7c80',
  at: '2026-06-15T04:31:00.000Z',
  journeys: 2,
  isProfileErased: false,
  kept: [inWords(retention.policies)],
}
