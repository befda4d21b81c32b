import { describe, expect, it } from 'vitest'
import * as lists from '#contract/profile/own-lists.codec.ts'
import { changeOfProfile, fieldOfPath, profileOfReply } from '#contract/profile/own-profile.codec.ts'
import { sampleOwnProfile, sampleQuotation } from '#machines/account/profile/sample-profile.ts'
import type { OwnPolicy, OwnQuotation, Transaction } from '#machines/schemas/profile.ts'

const today = '2026-06-15'
const insurer = { name: 'Digit', logo: '/logos/insurers/digit.svg' }
const { insured } = sampleQuotation(today)

describe('what is one’s own, on the wire', () => {
  it('are rupees, and whole paise again: a policy', () => {
    const policy: OwnPolicy = { leadId: 'lead-1', quoteType: 'motor', insurer, insured, premium: 13_808_36 }
    expect(lists.wireOfPolicy(policy).premium).toBe(13_808.36)
    expect(lists.policyOfWire(lists.wireOfPolicy(policy))).toEqual(policy)
    const cancellation = { on: today, refund: 4_500_50, by: '2026-06-24', isDone: false }
    const issued: NonNullable<OwnPolicy['issued']> = {
      ...{ policyNumber: 'P-1', start: today, end: '2027-06-14', state: 'cancelled', hasDocument: true },
      ...{ endorsements: [], helpline: { number: '1800 000 0013', isSandbox: true }, cancellation },
      renewal: { standing: 'notYet', end: '2027-06-14', opens: '2027-04-15', closes: '2027-09-12' },
    }
    const cancelled = { ...policy, issued }
    expect(lists.wireOfPolicy(cancelled).issued?.cancellation).toEqual({ ...cancellation, refund: 4_500.5 })
    expect(lists.policyOfWire(lists.wireOfPolicy(cancelled))).toEqual(cancelled)
    const { cancellation: _, ...running } = issued
    expect(lists.wireOfPolicy({ ...policy, issued: running }).issued).toEqual(running)
  })

  it('are rupees, and whole paise again: a quotation and what its price has become', () => {
    const reasons = [{ key: 'age', text: 'Older', amount: -355_50 }]
    const change = { since: '2026-06-14', amount: -355_50, reasons }
    const price = { insurer, amount: 7_455_01, on: today, isChosen: false, change }
    const quotation: OwnQuotation = sampleQuotation(today, { price })
    expect(lists.wireOfQuotation(quotation).price).toMatchObject({
      amount: 7_455.01,
      change: { amount: -355.5, reasons: [{ amount: -355.5 }] },
    })
    expect(lists.quotationOfWire(lists.wireOfQuotation(quotation))).toEqual(quotation)
    expect(lists.wireOfQuotation(sampleQuotation(today))).toEqual(sampleQuotation(today))
  })

  it('are rupees, and whole paise again: a payment and its refund', () => {
    const refund = { amount: 13_808_36, orderedOn: today, by: '2026-06-24', state: 'pending' } as const
    const paid: Transaction = {
      ...{ id: 'pay_1', reference: 'order_1', leadId: 'lead-1', insurer, insured },
      ...{
        amount: 13_808_36,
        at: '2026-06-15T04:30:00.000Z',
        state: 'paidBack',
        leadsTo: 'success',
        hasReceipt: true,
        refund,
      },
    }
    expect(lists.wireOfTransaction(paid)).toMatchObject({ amount: 13_808.36, refund: { amount: 13_808.36 } })
    expect(lists.transactionOfWire(lists.wireOfTransaction(paid))).toEqual(paid)
  })
})

describe('one’s own details, on the wire', () => {
  const wire = {
    ...{ id: 'customer-1', customer_name: 'Asha', customer_email: 'asha@example.com', city: '' },
    ...{
      customer_phone: '9876543210',
      customer_unique_number: '4820193746152',
      isPartnersWord: false,
      isReminded: true,
    },
    ...{ customer_gender: '', dateOfBirth: '', marital_status: '', version: '2026-06-15T04:30:00.000Z' },
  }

  it('leave out what was never given', () => {
    expect(profileOfReply({ status: 'success', data: wire })).toEqual({
      version: wire.version,
      isPartnersWord: false,
      isReminded: true,
      mobile: '9876543210',
      fullName: 'Asha',
      email: 'asha@example.com',
      city: '',
    })
  })

  it('are changed under the names of the sign-up, and its faults come back under those of the form', () => {
    const { gender = 'Female', dateOfBirth = '', ...profile } = sampleOwnProfile(today)
    expect(changeOfProfile({ ...profile, gender, dateOfBirth, maritalStatus: undefined })).toEqual({
      version: profile.version,
      name: profile.fullName,
      email: profile.email,
      gender: 'Female',
      dob: '15/06/1992',
      maritalStatus: '',
      city: 'Jaipur',
    })
    expect(['name', 'dob', 'city'].map(fieldOfPath)).toEqual(['fullName', 'dateOfBirth', 'city'])
  })
})
