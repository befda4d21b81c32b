import type { KycResult } from '../../schemas/proposal.ts'

export const sampleKyc: KycResult = {
  kycStatus: 'success',
  kycType: 'ckyc',
  docName: 'pan',
  docNumber: 'ABCPSXXXXD',
  kycNumber: '10012345678901',
  reference: 'kyc-1',
  name: 'Asha Rani Sharma',
}
