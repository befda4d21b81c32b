import { describe, expect, test } from 'vitest'
import { messages } from '#machines/reference/messages.ts'
import { type CheckedNumber, checkIdentity, cleanIdentity } from '#machines/rules/identity.ts'

const samples: Record<CheckedNumber, { good: string[]; bad: string[] }> = {
  pan: {
    good: ['ACUPA7085R', 'aappv8261k'],
    bad: ['ABMXA3211G', 'ACUPA0000R', 'ABMPA32111', 'XACUPA7085R', 'ACUPA7085RX'],
  },
  adhaar: {
    good: [
      ...['234123412346', '2341 2341 2346', '234123412000', '234835757678', '235548103348'],
      ...['236260449010', '236972794687', '237685140352', '238397486024', '239109831694'],
      ...['239822177360', '240534523039', '241246868707', '241959214376', '242671560042'],
    ],
    bad: [
      '234123412347',
      '123412341234',
      '222222222222',
      '200009900002',
      '23412341234',
      '9234123412346',
      '2341234123469',
    ],
  },
  gstin: {
    good: ['27AAPFU0939F1ZV', '29ZZZPZ9999Z9ZG', '08ABCPE1234F1ZB', '27IABPI1234I1ZV'],
    bad: ['27AAPFU0939F1ZO', '27AAPFU0939F1AA', '00AAPFU0939F1ZV', '0027AAPFU0939F1ZV', '27AAPFU0939F1ZV00'],
  },
  cin: {
    good: ['U66010TN2005PLC056649', 'U66010MH2000PLC015329', 'L51909DL2008PLC172780'],
    bad: [
      'U66010TN2005PLC05664',
      'X66010TN2005PLC056649',
      'XU66010TN2005PLC056649',
      'U66010TN2005PLC0566490',
    ],
  },
  voterId: { good: ['WKH1186253'], bad: ['WKH118624', '1231186253', 'AWKH1186253', 'WKH11862530'] },
  passport: {
    good: ['A2190457', 'P1234567'],
    bad: ['Q1234567', 'A219045', 'AA190457', 'XA2190457', 'A21904570'],
  },
  dl: {
    good: ['RJ1420110012345', 'HR-0620220034761', 'MH14 20110012345'],
    bad: ['RJ14201100123', 'XX1420110012345', 'XRJ1420110012345', 'RJ14201100123450'],
  },
  nregaCard: {
    good: ['RJ-01-001-001-001/123', 'UP-32-004-012-001/45-A'],
    bad: ['RJ01', 'XRJ-01-001-001-001/123', 'RJ-01-001-001-001/123-ABC'],
  },
  ckycNumber: {
    good: ['10012345678901'],
    bad: ['1001234567890', 'A0012345678901', '00012345678901', '100123456789012'],
  },
  pincode: { good: ['302001', '110001'], bad: ['012345', '30200', '1302001', '3020010'] },
  chassis: {
    good: ['MA3EWDE1S00123456', 'MBLHA10AMEHC12345', 'MB8NF4KA12'],
    bad: ['IA3EWDE1S00123456', 'MA3', 'MA3EWDE1S0012345*'],
  },
  engine: { good: ['K12MN1234567', 'HA10EJEHC12345'], bad: ['K12', 'K12 *MN'] },
  puc: { good: ['RJ01400120012345'], bad: ['RJ'] },
}

const kinds = Object.keys(samples) as CheckedNumber[]

describe.each(kinds)('%s', (kind) => {
  const { good, bad } = samples[kind]

  test.each(good)('takes %s', (value) => {
    expect(checkIdentity(kind, value)).toBeUndefined()
  })

  test.each(bad)('refuses %s', (value) => {
    expect(checkIdentity(kind, value)).toBe(messages.identity[kind])
  })

  test('asks for a value', () => {
    expect(checkIdentity(kind, ' ')).toBe('Field is required')
  })
})

describe('the holder of a PAN', () => {
  test('must be a person for an individual and never for an organisation', () => {
    expect(checkIdentity('pan', 'ACUPA7085R', 'individual')).toBeUndefined()
    expect(checkIdentity('pan', 'AAPFU0939F', 'organisation')).toBeUndefined()
    expect(checkIdentity('pan', 'ACUPA7085R', 'organisation')).toBe(messages.identity.panOfPerson)
    expect(checkIdentity('pan', 'AAPFU0939F', 'individual')).toBe(messages.identity.panOfOrganisation)
  })
})

describe('a number as it is kept', () => {
  test('is stored in capitals without spaces, a licence also without dashes', () => {
    expect(cleanIdentity('pan', ' acupa 7085r ')).toBe('ACUPA7085R')
    expect(cleanIdentity('dl', 'hr-06 20220034761')).toBe('HR0620220034761')
    expect(cleanIdentity('nregaCard', 'rj-01-001-001-001/123')).toBe('RJ-01-001-001-001/123')
  })
})

describe('the check digits', () => {
  test('catch every single wrong digit of an Aadhaar number', () => {
    const good = '234123412346'
    for (const [place, digit] of [...good].entries()) {
      const wrong = String((Number(digit) + 1) % 10)
      const value = good.slice(0, place) + wrong + good.slice(place + 1)
      expect(checkIdentity('adhaar', value)).toBe(messages.identity.adhaar)
    }
  })

  test('catch two swapped neighbours', () => {
    expect(checkIdentity('adhaar', '324123412346')).toBe(messages.identity.adhaar)
    expect(checkIdentity('gstin', '72AAPFU0939F1ZV')).toBe(messages.identity.gstin)
  })
})
