import { expect, it } from 'vitest'
import { addYears } from '#machines/rules/calendar.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPerson, digit } from './a-person.ts'

const nowhere = { addressLine: '', pincode: '', city: '', state: '' }

describeOnEachDatabase('answers of a health proposal', {}, (server) => {
  it('are taken from the fields of the specification alone, and told in them again [HEALTH-03, HEALTH-04, HEALTH-05, HEALTH-06, HEALTH-08]', async () => {
    const person = await aPerson(server)
    await person.choose(digit)
    const dateOfBirth = addYears(server.clock.today(), -34)
    const insured = {
      ...{ salutation: 'Ms', fullName: 'Asha Rani Sharma', gender: 'Female', dateOfBirth },
      ...{ mobile: '9876543210', email: 'asha@example.com', pan: 'ABCPS1234D' },
    }
    const build = { height: 162, weight: 60 }
    await person.save(3, { person: { ...insured, ...nowhere }, build, occupation: 'engineerIt' })
    expect(await person.record()).toMatchObject({
      savedStep: 3,
      person: { ...insured, pan: 'ABCPSXXXXD' },
      build,
      occupation: 'engineerIt',
    })
    await person.identify(digit)
    const medical = {
      conditions: [{ condition: 'diabetes' as const, since: '2019-04-01' }],
      ...{ smokes: false, drinks: true, hospitalisation: 'Appendix, two years ago' },
    }
    await person.answer('medical.given', {}, 'medical')
    await person.save(5, { medical })
    expect(await person.record()).toMatchObject({ savedStep: 5, medical })
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
    const { step3, step5, step6, step7 } = await person.read()
    expect(step3).toMatchObject({
      CustomerDetails: { name: 'Asha Rani Sharma', DOB: dateOfBirth, relation: 'Self', age: 34, BMI: 22.9 },
    })
    expect(step5).toMatchObject({
      CustomerDetails: {
        medicalHistory: [{ condition: 'diabetes', Since: '2019-04-01' }],
        lifestyle: { smokes: false, drinks: true },
      },
    })
    expect(step7).toMatchObject({ NomineeDetails: { name: 'Ravi Sharma', DOB: '1990-02-01' } })
    expect(step6?.CustomerDetails).toMatchObject({
      permanentAddress: { address_1: '7 Fort Road' },
      communicationAddress: { address_1: '4 Hill Street', address_2: 'Second floor', area: 'Nirman Bhawan' },
    })
  })
})
