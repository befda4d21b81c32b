import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPerson, digit } from './a-person.ts'

describeOnEachDatabase('the last answers of a health journey', {}, (server) => {
  it('are taken from the fields of the specification alone, and told in them again [HEALTH-06, HEALTH-08]', async () => {
    const person = await aPerson(server)
    await person.choose(digit)
    await person.answer('person.given')
    await person.identify(digit)
    await person.answer('medical.given', {}, 'medical')
    const home = {
      line1: '7 Fort Road',
      area: 'Sardarpura',
      pincode: '302001',
      city: 'Jaipur',
      state: 'Rajasthan',
    }
    const other = { ...home, line1: '4 Hill Street', line2: 'Second floor', area: 'Nirman Bhawan' }
    await person.save(6, { permanentAddress: home, communicationAddress: other })
    expect(await person.record()).toMatchObject({
      savedStep: 6,
      permanentAddress: home,
      communicationAddress: other,
      person: { addressLine: '7 Fort Road, Sardarpura' },
    })
    const nominee = {
      name: 'Ravi Sharma',
      relation: 'Spouse',
      dateOfBirth: '1990-02-01',
      gender: 'Male',
    }
    await person.save(7, { nominee })
    expect(await person.record()).toMatchObject({ savedStep: 7, nominee })
    const { step6, step7 } = await person.read()
    expect(step7).toMatchObject({ NomineeDetails: { name: 'Ravi Sharma', DOB: '1990-02-01' } })
    expect(step6?.CustomerDetails).toMatchObject({
      permanentAddress: { address_1: '7 Fort Road' },
      communicationAddress: { address_1: '4 Hill Street', address_2: 'Second floor', area: 'Nirman Bhawan' },
    })
  })
})
