import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fromWizardRecord, wizardRecord } from '#contract/flow/wizard-record.ts'

const older = {
  quotationNumber: 'QN211120260001',
  step1: { registerationNumber: 'RJ-14-CA-1234' },
  customerDetails: {
    FullName: 'Asha Rani Sharma',
    Gender: 'Female',
    Email: 'asha@example.com',
    Phone: '9876543210',
    DateofBirth: '15/06/1992',
    MaritalStatus: 'Single',
    City: 'Jaipur',
    CustomerUniqueNumber: 1234567890123,
  },
}
const make = { value: 47, label: 'Maruti' }
const read = (record: object) => fromWizardRecord(v.parse(wizardRecord, record))

describe('the other wizard record', () => {
  it('has its own keys, registerationNumber among them, and steps up to 13 [RESUME-19]', () => {
    const { step1, customerDetails, ...rest } = wizardRecord.entries
    const later = Array.from({ length: 12 }, (_, index) => `step${index + 2}`)
    expect(Object.keys(rest)).toEqual(['quotationNumber', ...later])
    expect(Object.keys(step1.entries)).toEqual(['registerationNumber'])
    expect(Object.keys(customerDetails.wrapped.entries)).toEqual(Object.keys(older.customerDetails))
  })

  it('tells the number and the person, and goes on before its first gap [RESUME-19]', () => {
    expect(read(older)).toEqual({
      registrationNumber: 'RJ-14-CA-1234',
      savedStep: 1,
      customer: { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile: '9876543210' },
    })
    const variantSelection = { ...make, fuelType: 'Petrol' }
    const steps = { step2: { make }, step3: { model: make }, step4: { variantSelection } }
    const { step4, ...upToModel } = steps
    expect(read({ ...older, ...upToModel })).toMatchObject({ make, model: make, savedStep: 3 })
    expect(read({ ...older, ...steps })).toMatchObject({ make, variant: variantSelection, savedStep: 4 })
    expect(read({ ...older, step4 })).toMatchObject({ savedStep: 1, variant: variantSelection })
  })

  it('asks again what it cannot read', () => {
    expect(read({ ...older, customerDetails: {}, step2: 'Maruti', step8: { any: 'thing' } })).toEqual({
      registrationNumber: 'RJ-14-CA-1234',
      savedStep: 1,
    })
  })

  it('is no record of ours', () => {
    expect(v.is(wizardRecord, { registrationNumber: 'RJ-14-CA-1234', savedStep: 1 })).toBe(false)
  })
})
