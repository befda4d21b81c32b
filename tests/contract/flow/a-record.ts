import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'

const today = '2026-06-15'

/** A journey in which everything is answered. */
export const fullRecord: MotorRecord = {
  ...sampleRecord(today),
  savedStep: 10,
  source: 'empl',
  emplId: 'E42',
  request: sampleRequest,
  plan: samplePlan(today),
  addOnAnswers: { zeroDep: true },
  kyc: {
    kycStatus: 'success',
    kycType: 'ckyc',
    docName: 'pan',
    docNumber: 'ABCPEXXXXF',
    reference: 'kyc-1',
  },
  person: {
    salutation: 'Ms',
    fullName: 'Asha Rani Sharma',
    gender: 'Female',
    dateOfBirth: '1992-06-15',
    email: 'asha@example.com',
    mobile: '9876543210',
    addressLine: '12 Lake Road, Civil Lines, Near the old water tower and the post office, Jaipur',
    pincode: '302001',
    city: 'Jaipur',
    state: 'Rajasthan',
  },
  nominee: { name: 'Ravi Sharma', relation: 'Spouse', dateOfBirth: '1990-02-01', gender: 'Male' },
  personalAccidentDecline: 'Insured has standalone PA cover >= 15 lakhs',
  vehicle: {
    engineNumber: 'K12MN1234567',
    chassisNumber: 'MA3EWDE1S00123456',
    registrationAddressSame: false,
    registrationAddress: '7 Hill Street, Ajmer',
    hypothecation: { bank: 'HDFC Bank', city: 'Jaipur' },
    pollutionCertificate: { number: 'RJ01400120012345', validUntil: '2026-09-01' },
    previousPolicyNumber: 'OG-25-1234-5678',
  },
  proposalStatus: 'proposalSuccess',
}
