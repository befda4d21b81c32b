import { expect, it, vi } from 'vitest'
import { motorRequestOf } from '#contract/flow/motor-request.ts'
import { aRecord } from './a-record.ts'

vi.mock('#contract/flow/codes.ts', () => ({
  codesToSend: () => ({ brokerCode: 'B1', companyCode: 'C1', planCode: 'P1' }),
}))

it('the broker, company and plan codes that somebody has set go with the motor request [CONST-37]', () => {
  expect(motorRequestOf(aRecord())).toMatchObject({
    ...{ brokerCode: 'B1', companyCode: 'C1', planCode: 'P1' },
    registrationNumber: aRecord().registrationNumber,
  })
})
