import { answering } from '../../core/answer.ts'
import { form, type PayloadOf } from '../../core/event.ts'
import { type Answers, type Field, onlyWhen } from '../../core/field.ts'
import { personFields, placeEntry, placeOf } from '../../purchase/proposal/person.fields.ts'
import { addressIfGiven, entry, givenAddress, yesNo } from '../../schemas/answers.ts'
import type { Address, HealthRecord } from '../record/health-record.ts'

const isElsewhere = ({ sameAddress }: Answers) => sameAddress === 'no'
const line = { control: 'text', schema: givenAddress, maxLength: 60 } as const
const secondLine = { control: 'text', schema: addressIfGiven, maxLength: 60 } as const
const area = { control: 'text', schema: givenAddress, maxLength: 60 } as const
const pincode = { control: 'combobox', list: 'pincodes', schema: entry } as const satisfies Partial<Field>

const question = form(
  'Continue',
  {
    line1: { ...line, label: 'Permanent address', autocomplete: 'address-line1' },
    line2: {
      ...secondLine,
      label: 'Permanent address, second line (optional)',
      autocomplete: 'address-line2',
    },
    area: { ...area, label: 'Area or locality', autocomplete: 'address-level3' },
    pincode: { ...personFields.pincode, hint: 'City and state follow from it.' },
    sameAddress: {
      label: 'Do letters reach you there?',
      control: 'radio',
      schema: yesNo,
      options: [
        { value: 'yes', label: 'Yes, the same address' },
        { value: 'no', label: 'No, at another one' },
      ],
    },
    otherLine1: onlyWhen(isElsewhere, { ...line, label: 'Communication address' }),
    otherLine2: onlyWhen(isElsewhere, {
      ...secondLine,
      label: 'Communication address, second line (optional)',
    }),
    otherArea: onlyWhen(isElsewhere, { ...area, label: 'Communication area or locality' }),
    otherPincode: onlyWhen(isElsewhere, { ...pincode, label: 'Communication pincode' }),
  },
  [
    {
      line1: '12 Lake Road',
      line2: '',
      area: 'Civil Lines',
      pincode: { value: '302001', label: '302001 Jaipur, Rajasthan' },
      sameAddress: 'yes',
    },
    {
      line1: '12 Lake Road',
      line2: '',
      area: 'Civil Lines',
      pincode: { value: '302001', label: '302001 Jaipur, Rajasthan' },
      sameAddress: 'no',
      otherLine1: '4 Hill Street',
      otherLine2: 'Second floor',
      otherArea: 'Nirman Bhawan',
      otherPincode: { value: '110011', label: '110011 New Delhi, Delhi' },
    },
  ],
)

/** Where the person lives, and where letters go (saved step 6). */
export const addressesQuestion = answering<HealthRecord>()(6, question, {
  change: (given, { person }) => {
    const permanentAddress = addressOf(given.line1, given.line2, given.area, given.pincode)
    const { line1, line2, area: locality, pincode: code, city, state } = permanentAddress
    const addressLine = [line1, line2, locality].filter(Boolean).join(', ')
    return {
      permanentAddress,
      communicationAddress: communicationOf(given) ?? permanentAddress,
      ...(person && { person: { ...person, addressLine, pincode: code, city, state } }),
    }
  },
  known: ({ permanentAddress: home, communicationAddress: other, kyc, basics }) => ({
    line1: home?.line1 ?? kyc?.address,
    line2: home && (home.line2 ?? ''),
    area: home?.area,
    pincode: placeEntry(home) ?? placeEntry(kyc) ?? basics?.pincode,
    sameAddress: home && other && (isSame(home, other) ? 'yes' : 'no'),
    otherLine1: other?.line1,
    otherLine2: other && (other.line2 ?? ''),
    otherArea: other?.area,
    otherPincode: placeEntry(other),
  }),
})

type Given = PayloadOf<typeof question>

function addressOf(line1: string, line2: string, locality: string, place: Given['pincode']): Address {
  return {
    line1,
    ...(line2 && { line2 }),
    area: locality,
    pincode: String(place.value),
    ...placeOf(place.label),
  }
}

function communicationOf({ sameAddress, otherLine1, otherLine2 = '', otherArea, otherPincode }: Given) {
  const isGiven = sameAddress === 'no' && otherLine1 && otherArea && otherPincode
  return isGiven ? addressOf(otherLine1, otherLine2, otherArea, otherPincode) : undefined
}

const isSame = (one: Address, other: Address) =>
  one.line1 === other.line1 &&
  one.line2 === other.line2 &&
  one.area === other.area &&
  one.pincode === other.pincode
