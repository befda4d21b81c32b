import { describe, expect, it } from 'vitest'
import { apiBase, pathOf } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'

/** The calls the specification names, written by hand: method, path, kind, and the row that asks for it. */
const specified = [
  ['POST', 'auth/loginCustomer', 'open', 'API-11'],
  ['POST', 'admin/checkEmployee', 'open', 'API-12'],
  ['POST', 'admin/employeeLogin', 'open', 'API-13'],
  ['POST', 'admin/getEmployeeDetails', 'authed', 'API-14'],
  ['POST', 'auth/sign_up_customer', 'open', 'API-15'],
  ['POST', 'auth/send-otp', 'open', 'API-16'],
  ['POST', 'auth/partnerLogin', 'open', 'API-17'],
  ['POST', 'motor/getFeCode', 'authed', 'API-18'],
  ['POST', 'motor/create-customer', 'upload', 'API-19'],
  ['POST', 'admin/getAllMakeData', 'authed', 'API-20'],
  ['POST', 'admin/getAllModelData', 'authed', 'API-21'],
  ['POST', 'admin/getAllVariantData', 'authed', 'API-22'],
  ['GET', 'motor/rto', 'read', 'API-23'],
  ['GET', 'motor/previous-insurer', 'read', 'API-24'],
  ['GET', 'motor/pincode', 'read', 'API-25'],
  ['GET', 'health/health_pincode', 'read', 'API-26'],
  ['GET', 'motor/getFiancierBanks', 'read', 'API-27'],
  ['GET', 'motor/getRelations', 'read', 'API-28'],
  ['POST', 'motor/getQuotesData', 'authed', 'API-29'],
  ['POST', 'health/All_quotes', 'authed', 'API-30'],
  ['POST', 'kyc/getKycConfig', 'authed', 'API-32'],
  ['POST', 'kyc/getKyc', 'authed', 'API-33'],
  ['POST', 'kyc/getKycStatus', 'authed', 'API-34'],
  ['POST', 'kyc/getKycServiceStatus', 'authed', 'API-35'],
  ['POST', 'kyc/verifyKYCWithOtp', 'authed', 'API-36'],
  ['POST', 'motor/getMotorKycDocumentUrl', 'upload', 'API-37'],
  ['POST', 'motor/saveKotakProposal', 'authed', 'API-38'],
  ['POST', 'motor/submitProposal', 'authed', 'API-39'],
  ['POST', 'motor/getPaymentStatus', 'authed', 'API-40'],
  ['GET', 'motor/getPolicyDocument/{id}', 'read', 'API-41'],
  ['POST', 'motor/registrationNo-save', 'authed', 'API-42'],
  ['POST', 'motor/registrationNo-search', 'authed', 'API-43'],
  ['POST', 'admin/flow', 'authed', 'API-44'],
  ['POST', 'admin/getFlow', 'authed', 'API-44'],
  ['GET', 'admin/quote_count', 'read', 'API-45'],
  ['POST', 'admin/sendEmail', 'authed', 'API-46'],
  ['POST', 'admin/generateSms', 'authed', 'API-46'],
  ['POST', 'motor/getEventCapture', 'authed', 'API-50'],
] as const

const found = (path: string) => calls.filter((call) => call.path === path)

describe('the calls', () => {
  it.each(specified)('%s %s is one call, of kind %s [%s]', (method, path, kind) => {
    expect(found(path)).toMatchObject([{ method, kind }])
  })

  it('that read take no query, but for banks and pincodes [API-05, C-105]', () => {
    const asks = ({ request }: (typeof calls)[number]) =>
      Object.keys(Reflect.get(request, 'entries')).filter((key) => key !== 'id')
    const reads = specified.filter(([, , kind]) => kind === 'read').flatMap(([, path]) => found(path))
    expect(reads.filter((one) => asks(one).length > 0).map(({ path }) => path)).toEqual([
      'motor/pincode',
      'health/health_pincode',
      'motor/getFiancierBanks',
    ])
  })

  it('are each there once', () => {
    const routes = calls.map(({ method, path }) => `${method} ${path}`)
    expect(routes).toEqual([...new Set(routes)])
  })

  it('stand under one base path [API-01, CONST-35]', () => {
    expect(apiBase).toBe('/api/v1/')
    expect(pathOf({ path: 'motor/getPolicyDocument/{id}' }, 'a/b')).toBe(
      '/api/v1/motor/getPolicyDocument/a%2Fb',
    )
  })

  it('read by GET and write by POST [API-02, API-03, API-04, API-05]', () => {
    for (const { method, kind } of calls) expect(method).toBe(kind === 'read' ? 'GET' : 'POST')
  })
})
