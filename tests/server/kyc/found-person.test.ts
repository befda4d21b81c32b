import { describe, expect, it } from 'vitest'
import { placeEntry } from '#machines/purchase/proposal/person.fields.ts'
import { personOfAadhaar, personOfPapers } from '#server/kyc/found-person.ts'

const holder = {
  name: 'Asha Rani Sharma',
  care_of: '',
  dob: '15-06-1992',
  year_of_birth: 1992,
  gender: 'F',
  address: '12 Lake Road',
} as const
const at = (pincode: number) => ({
  country: 'India' as const,
  state: 'RAJASTHAN',
  dist: 'JAIPUR',
  vtc: 'Jaipur (M Corp.)',
  house: '12 Lake Road',
  pincode,
})

describe('the place of a person found by a document', () => {
  it('follows from a pincode without city and state, so that the form has it', () => {
    const found = personOfPapers({
      name: 'Asha',
      id_number: 'N1234567',
      dob: null,
      address: null,
      pincode: '302006',
    })
    expect(placeEntry(found)).toEqual({ value: '302006', label: '302006 Jaipur, Rajasthan' })
  })

  it('is called as in the list, however the document calls it', () => {
    const found = personOfAadhaar({ ...holder, split_address: at(302006) })
    expect(placeEntry(found)).toEqual({ value: '302006', label: '302006 Jaipur, Rajasthan' })
  })

  it('stays as found where nobody knows the pincode', () => {
    const found = personOfAadhaar({ ...holder, split_address: at(999999) })
    expect(found).toMatchObject({ pincode: '999999', city: 'Jaipur (M Corp.)', state: 'RAJASTHAN' })
  })
})

describe('the address of a person found by a document', () => {
  const lines = '12 Lake Road\nJaipur'

  it('is one line, so that the form takes it', () => {
    const papers = { name: 'Asha', id_number: 'N1234567', dob: null, address: lines, pincode: null }
    const split_address = { ...at(302006), house: lines }
    expect([personOfPapers(papers), personOfAadhaar({ ...holder, split_address })]).toMatchObject([
      { address: '12 Lake Road Jaipur' },
      { address: '12 Lake Road Jaipur' },
    ])
  })
})
