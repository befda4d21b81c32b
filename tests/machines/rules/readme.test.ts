import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { checkRegistration } from '#machines/motor/rules/registration-number.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { emailError } from '#machines/rules/email.ts'
import { type CheckedNumber, checkIdentity } from '#machines/rules/identity.ts'
import { nameScore, sameNameScore } from '#machines/rules/name-match.ts'
import { today } from '../play.ts'

const events = { ...motorEvents, ...proposalEvents }
type Asked =
  | 'dates.given'
  | 'previousPolicy.given'
  | 'person.given'
  | 'nominee.given'
  | 'vehicleDetails.given'

/** Whether a form refuses its sample once one answer of it is changed. */
const refuses = (type: Asked, change: object) =>
  'issues' in
  events[type].schema(today)['~standard'].validate({ ...events[type].samples(today)[0], ...change })
const isNo = (kind: CheckedNumber, value: string) => checkIdentity(kind, value) !== undefined

/** By the name of its row, something that only this rule refuses. */
const refused: Record<string, boolean[]> = {
  PAN: [isNo('pan', 'ABMXA3211G')],
  Aadhaar: [isNo('adhaar', '234123412347')],
  GSTIN: [isNo('gstin', '27AAPFU0939F1ZO')],
  'CIN, CKYC': [isNo('cin', 'X66010TN2005PLC056649'), isNo('ckycNumber', '00012345678901')],
  'passport, voter id': [isNo('passport', 'Q1234567'), isNo('voterId', '1231186253')],
  'driving licence': [isNo('dl', 'XX1420110012345')],
  'NREGA card': [isNo('nregaCard', 'XRJ-01-001-001-001/123')],
  'registration number': [checkRegistration('XX-14-CA-1234', '4w') !== undefined],
  chassis: [isNo('chassis', 'IA3EWDE1S00123456')],
  'engine, PUC': [isNo('engine', 'K12*'), isNo('puc', 'R')],
  pincode: [isNo('pincode', '012345')],
  email: [emailError('asha@example') !== undefined],
  'birth date': [
    refuses('person.given', { dateOfBirth: addYears(today, -17) }),
    refuses('person.given', { dateOfBirth: addYears(today, -121) }),
    refuses('nominee.given', { dateOfBirth: '1990-02-30' }),
  ],
  name: [refuses('nominee.given', { fullName: '🙂' })],
  'nominee under 18': [refuses('nominee.given', { dateOfBirth: addYears(today, -10) })],
  'registration date': [refuses('dates.given', { registrationDate: addDays(today, 1) })],
  'previous policy': [refuses('previousPolicy.given', { status: 'continue', endDate: addDays(today, -1) })],
  'pollution certificate': [
    refuses('vehicleDetails.given', { pucUntil: addDays(today, -1) }),
    refuses('vehicleDetails.given', { pucUntil: '9999-12-31' }),
  ],
  'third-party policy': [
    refuses('vehicleDetails.given', {
      coverType: 'odOnly',
      tpInsurer: { value: 'ICICI', label: 'ICICI Lombard' },
      tpNumber: 'TP-1',
      tpEnd: today,
    }),
  ],
  'address, place': [
    refuses('person.given', { addressLine: '12 Lake Road 🏠' }),
    refuses('vehicleDetails.given', { sameAddress: 'no', registrationAddress: '12 Lake Road 🏠' }),
  ],
  'policy number': [refuses('vehicleDetails.given', { previousPolicyNumber: 'OG-25 😀' })],
  'name on an identity paper': [nameScore('Asha Sharma', 'Ravi Kumar') < sameNameScore],
  lengths: [
    refuses('person.given', { addressLine: 'a'.repeat(121) }),
    refuses('vehicleDetails.given', { previousPolicyNumber: '1'.repeat(41) }),
  ],
}

const rules =
  readFileSync('machines/rules/README.md', 'utf8').split('\n## Validation beyond the specification\n')[1] ??
  ''
const listed = [...rules.matchAll(/^\| (.+?) +\| .+ \|$/gm)].map(([, what = '']) => what).slice(2)

test('the rules that were added are listed, and no others are [VALID-67]', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(
    'machines/rules/README.md#validation-beyond-the-specification',
  )
  expect(listed).toEqual(Object.keys(refused))
})

test.each(listed)('the rule of %s is what the forms judge by [VALID-67]', (what) => {
  expect(refused[what]).not.toHaveLength(0)
  for (const isRefused of refused[what] ?? []) expect(isRefused).toBe(true)
})
