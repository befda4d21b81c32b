import { describe, expect, test } from 'vitest'
import { proposalCallOf, toMotorProposal } from '#contract/proposal/motor-proposal.codec.ts'
import { type ProposalReply, saveKotakProposal, submitProposal } from '#contract/proposal/proposal.calls.ts'
import { outcomeOf } from '#contract/proposal/proposal.codec.ts'
import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { Status } from '#machines/reference/statuses.ts'
import { aPlan } from '../../server/journeys/a-plan.ts'

const record: MotorRecord = { ...emptyRecord, leadId: 'lead-1', version: 7, plan: aPlan() }
const reply = (proposalStatus: Status, different: Partial<ProposalReply['data']> = {}): ProposalReply => ({
  status: 'pending',
  message: 'How it stands',
  data: { proposalStatus, isSent: true, version: 8, ...different },
})
const outcome = (of: ProposalReply) => outcomeOf({ ok: true, body: of }, record)

describe('a proposal on the wire', () => {
  test('names lead, case and insurer, and what the customer saw [PROPOSAL-12, API-39]', () => {
    expect(toMotorProposal(record)).toMatchObject({
      customerLeadId: 'lead-1',
      caseId: 'case-1',
      insurerId: 13,
      motorRequest: { vehicleType: '4w' },
      netPremium: 11_702,
      gst: 2106.36,
      finalPremium: 13_808.36,
    })
    expect(toMotorProposal(record)).not.toHaveProperty('acceptedPremium')
    expect(toMotorProposal(record, 13_908_37).acceptedPremium).toBe(13_908.37)
  })

  test('carries what KYC proved, its number masked [PROPOSAL-14]', () => {
    const proof = { kycStatus: 'success', kycType: 'ckyc', docName: 'pan', docNumber: 'ABCPSXXXXD' } as const
    const kyc = { ...proof, kycNumber: '50012345678901', reference: 'kyc-1' }
    const { motorRequest, kycData } = toMotorProposal({ ...record, kyc })
    expect(motorRequest).toMatchObject(proof)
    expect(motorRequest).not.toHaveProperty('afterProposalKycData')
    const proposed = { ...record, kyc, proposalStatus: 'proposalFailure' as const }
    expect(toMotorProposal(proposed).motorRequest).toMatchObject({
      ...proof,
      afterProposalKycData: { kycNumber: '50012345678901', reference: 'kyc-1' },
    })
    expect(kycData).toMatchObject(proof)
  })

  test('goes by the call of its insurer [PROPOSAL-13]', () => {
    expect(proposalCallOf(record)).toBe(submitProposal)
    expect(proposalCallOf({ ...record, plan: aPlan({ insurerId: 17 }) })).toBe(saveKotakProposal)
  })

  test.each<[Status, string]>([
    ['proposalSuccess', 'accepted'],
    ['paymentRequested', 'accepted'],
    ['policyDocSuccess', 'accepted'],
    ['proposalFailure', 'rejected'],
    ['proposalRequest', 'unknown'],
    ['quotesGenerated', 'none'],
  ])('that stands at %s is %s', (status, kind) => {
    expect(outcome(reply(status))).toMatchObject({ kind, version: 8 })
  })

  test('that an underwriter reads is referred, with the insurer’s words', () => {
    const referred = reply('proposalRequest', { isReferred: true, reason: 'An older illness' })
    expect(outcome(referred)).toEqual({ kind: 'referred', message: 'An older illness', version: 8 })
  })

  test('of which nothing was sent is none, whatever the status', () => {
    expect(outcome(reply('proposalRequest', { isSent: false }))).toEqual({
      kind: 'none',
      message: 'How it stands',
      version: 8,
    })
  })

  test('at another premium shows both, why, and each line in paise', () => {
    const changed = reply('proposalPremiumMismatch', {
      quotedPremium: 13_808.36,
      finalPremium: 14_398.36,
      reason: 'The underwriter has adjusted the premium.',
      premiumLines: [{ key: 'loading', label: 'Loading', amount: 500.5, reason: 'Set by the underwriter' }],
    })
    expect(outcome(changed)).toEqual({
      kind: 'premiumChanged',
      quoted: 13_808_36,
      now: 14_398_36,
      reason: 'The underwriter has adjusted the premium.',
      lines: [{ key: 'loading', label: 'Loading', amount: 500_50, reason: 'Set by the underwriter' }],
      version: 8,
    })
  })

  test('that may not be sent is refused with its reason, beside its field where it has one', () => {
    const failure = { status: 'error', code: 'not-now', message: 'Prices hold for one day.' } as const
    expect(outcomeOf({ ok: false, failure }, record)).toEqual({
      kind: 'rejected',
      message: 'Prices hold for one day.',
      version: 7,
    })
    const issues = [{ path: 'person.given.pan', message: 'Field is required' }]
    expect(outcomeOf({ ok: false, failure: { ...failure, code: 'invalid', issues } }, record)).toMatchObject({
      message: 'Field is required',
    })
  })

  test('that was given back names the photograph to take again, and a message where there is one', () => {
    const givenBack = reply('proposalFailure', { isSent: false, documentId: 'file-1' })
    expect(outcome({ ...givenBack, message: '' })).toEqual({ kind: 'none', documentId: 'file-1', version: 8 })
    expect(outcome(reply('quotesGenerated', { isSent: false }))).not.toHaveProperty('documentId')
  })

  test('at another premium of which nothing is told makes up nothing', () => {
    expect(outcome(reply('proposalPremiumMismatch'))).toEqual({
      kind: 'premiumChanged',
      ...{ quoted: 0, now: 0, reason: '', lines: [], version: 8 },
    })
  })

  test.each(['not-now', 'invalid', 'not-allowed', 'unknown-journey', 'prove-owner'] as const)(
    'that was not sent for it is %s is rejected',
    (code) => {
      const failure = { status: 'error', code, message: 'Why' } as const
      expect(outcomeOf({ ok: false, failure }, record)).toEqual({
        kind: 'rejected',
        message: 'Why',
        version: 7,
      })
    },
  )

  test.each(['unavailable', 'unexpected', 'busy', 'signed-out'] as const)(
    'of which nobody knows whether it was sent, %s, is thrown',
    (code) => {
      const failure = { status: 'error', code, message: 'You seem to be offline.' } as const
      expect(() => outcomeOf({ ok: false, failure }, record)).toThrow('You seem to be offline.')
    },
  )
})
