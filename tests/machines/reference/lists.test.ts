import { describe, expect, test } from 'vitest'
import { products } from '#machines/products.ts'
import { categories, categoryOf } from '#machines/reference/categories.ts'
import {
  documentCategories,
  identityTypes,
  identityTypesOf,
  kycModes,
} from '#machines/reference/documents.ts'
import { financiers, previousInsurers } from '#machines/reference/lists.ts'
import { carMakes, makesOf, twoWheelerMakes } from '#machines/reference/makes.ts'
import { paDeclineReasons } from '#machines/reference/messages/pa-decline.ts'
import {
  appointeeRelations,
  genders,
  healthRelations,
  maritalStatuses,
  nomineeRelations,
  otpActions,
} from '#machines/reference/people.ts'
import {
  businessTypes,
  ncbOptions,
  ownerTypes,
  policyStatusKinds,
  policyStatusOptions,
  policyTypes,
  previousPolicyTypes,
  vehicleModals,
  vehicleTypes,
} from '#machines/reference/policies.ts'
import { profileSections } from '#machines/reference/profile-sections.ts'
import { plateStateCodes, stateByName, stateOf, states } from '#machines/reference/states.ts'
import { isStatus, outcomes, phases, statuses, statusKeys, statusOf } from '#machines/reference/statuses.ts'

const named = (makes: readonly { label: string; value: number }[]) =>
  makes.map(({ label, value }) => `${label} ${value}`)

describe('vehicles', () => {
  test('have four types, of which two are sold [REF-01, REF-02]', () => {
    expect(vehicleTypes).toEqual(['4w', '2w', 'gcv', 'pcv'])
    expect(vehicleModals).toEqual({ '2w': 'MotorBike', '4w': 'Pvt Car' })
  })

  test('have sixteen two-wheeler makes with their ids [REF-07]', () => {
    expect(named(twoWheelerMakes).join(', ')).toBe(
      'Hero 106, Honda 102, Bajaj 112, TVS 105, Royal Enfield 107, Mahindra 114, Hero Honda 103, Yamaha 111, KTM 129, Jawa 143, LML 115, Hyosung 118, BMW 119, Ducati 109, Harley-Davidson 113, Benelli 121',
    )
  })

  test('have fifteen car makes with their ids [REF-08]', () => {
    expect(named(carMakes).join(', ')).toBe(
      'Maruti 47, Tata 77, Honda 28, Ford 24, Hyundai 30, Kia 36, Mahindra 42, Morris Garages 54, Renault 67, Skoda 72, Toyota 79, Volkswagen 81, Volvo 82, Audi 3, BMW 7',
    )
  })

  test('have a logo for every make [REF-09]', () => {
    for (const { logo } of [...makesOf('2w'), ...makesOf('4w')])
      expect(logo).toMatch(/^\/logos\/makes\/[a-z-]+\.svg$/)
  })
})

describe('policies', () => {
  test('have the types of the specification, bundled being comprehensive [REF-03, REF-04]', () => {
    expect(ownerTypes).toEqual(['individual', 'organisation'])
    expect(policyTypes).toEqual({
      comprehensive: 'comprehensive',
      thirdParty: 'thirdParty',
      odOnly: 'odOnly',
      bundled: 'comprehensive',
      previousBundled: 'previousBundled',
    })
  })

  test('have status kinds and one table of business types [REF-05, REF-06]', () => {
    expect(policyStatusKinds).toEqual([
      'rollover',
      'breakInWithin90Days',
      'breakInBefore90Days',
      'new',
      'used',
    ])
    expect(businessTypes).toEqual({
      rollover: 'not expired',
      breakInWithin90Days: 'expired within 90 days',
      breakInBefore90Days: 'expired before 90 days',
      new: 'new',
    })
  })

  test('have options for bonus, type, status and declined accident cover [REF-30, REF-31, REF-32, REF-33, EXPIRY-33]', () => {
    expect(ncbOptions).toEqual([0, 20, 25, 35, 45, 50])
    expect(previousPolicyTypes).toEqual(['Comprehensive', 'ThirdParty', 'ODOnly'])
    expect(policyStatusOptions.map(({ value, label }) => `${label}: ${value}`)).toEqual([
      'not expired: continue',
      'expired within 90 days: expired within 90 days',
      'expired above 90 days: expired before 90 days',
      'no information: no information',
    ])
    expect(paDeclineReasons).toEqual([
      'Owner Driver does not hold valid Driving License',
      'Insured has standalone PA cover >= 15 lakhs',
    ])
  })
})

describe('documents', () => {
  test('have nine identity types with their labels [REF-20]', () => {
    expect(identityTypes.map(({ value, label }) => `${value} ${label}`).join('; ')).toBe(
      'passport Passport; voterId Voter Id; pan Pan; dl Driving License; adhaar Aadhaar Card; nregaCard Nrega Card; gstin GSTIN; ckycNumber Ckyc Number; cin CIN',
    )
  })

  test('are each accepted of a person or of an organisation', () => {
    const accepted = new Set<string>([...identityTypesOf.individual, ...identityTypesOf.organisation])
    expect(identityTypes.filter(({ value }) => !accepted.has(value))).toEqual([])
  })

  test('have two KYC modes, and two categories of documents beside photographs [REF-21, REF-22]', () => {
    expect(kycModes).toEqual(['ckyc', 'ovd'])
    expect(documentCategories).toEqual(['kyc', 'motorDocuments', 'photographs'])
  })
})

describe('people', () => {
  test('choose from short lists [REF-25, REF-26, REF-27, REF-36, REF-37]', () => {
    expect(products.map(({ key }) => key)).toEqual(expect.arrayContaining(['motor', 'health']))
    expect(otpActions).toEqual(['sendOtp', 'verify'])
    expect(profileSections).toEqual(['myProfile', 'myPolicies', 'myQuotations', 'myTransaction'])
    expect([genders, healthRelations]).toEqual([['Male', 'Female', 'Other'], ['Self']])
    expect(maritalStatuses).toEqual(['Single', 'Married'])
  })

  test('have lists of nominees and appointees without duplicates', () => {
    for (const list of [nomineeRelations, appointeeRelations]) expect(new Set(list).size).toBe(list.length)
  })
})

describe('the lifecycle', () => {
  test('has sixteen statuses with their labels [LIFE-01, LIFE-02, LIFE-03, LIFE-04, LIFE-07]', () => {
    expect(statusKeys.map((key) => `${key} ${statuses[key].label}`)).toEqual([
      'quotesRequested Quotes Requested',
      'quotesInProcess Quotes In Process',
      'quotesGenerated Quotes Generated',
      'proposalRequest Proposal Requested',
      'proposalPremiumMismatch Proposal Premium Mismatch',
      'proposalSuccess Proposal Successful',
      'proposalFailure Proposal Failure',
      'paymentRequested Payment Requested',
      'paymentInitiated Payment Initiated',
      'paymentPending Payment Pending',
      'paymentSuccess Payment Success',
      'paymentFailure Payment Failed',
      'policyDocRequested Policy Document Requested',
      'policyDocPending Policy Document Pending',
      'policyDocSuccess Policy Document Success',
      'policyDocFailure Policy Document Fail',
    ])
  })

  test('has its phases in their natural order', () => {
    expect([...new Set(statusKeys.map((key) => statuses[key].phase))]).toEqual([...phases])
  })

  test('reads a key or a label and nothing else [LIFE-07]', () => {
    expect([statusOf('proposalSuccess'), statusOf('Proposal Successful')]).toEqual([
      'proposalSuccess',
      'proposalSuccess',
    ])
    expect([statusOf('proposalsuccess'), statusOf(undefined), statusOf(5)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([isStatus('paymentPending'), isStatus('toString'), isStatus(null)]).toEqual([true, false, false])
  })

  test('knows three outcomes of a call [REF-24]', () => {
    expect(outcomes).toEqual(['success', 'failure', 'pending'])
  })
})

describe('the home categories', () => {
  test('are six tiles in order [REF-35]', () => {
    expect(categories.map(({ label }) => label)).toEqual(['Health', 'Bike', 'Car', 'Family', 'Pet', 'Travel'])
  })

  test('lead where ruled: health under its badge, bike and car live, the others to the coming-soon text', () => {
    expect(categories.map(({ badge, opens }) => [badge, opens])).toEqual([
      ['Coming Soon', 'healthForm'],
      [undefined, 'registrationForm'],
      [undefined, 'registrationForm'],
      ['Coming Soon', 'comingSoon'],
      ['Coming Soon', 'comingSoon'],
      ['Coming Soon', 'comingSoon'],
    ])
    expect(categoryOf('bike')).toMatchObject({
      vehicleType: '2w',
      vehicleModal: 'MotorBike',
      route: '/motor',
    })
    expect(categoryOf('car')).toMatchObject({ vehicleType: '4w', vehicleModal: 'Pvt Car', route: '/motor' })
    expect(categoryOf('taxi')).toBeUndefined()
  })
})

describe('states', () => {
  test('are found by the state code of a plate, old codes included', () => {
    expect(states).toHaveLength(36)
    expect(plateStateCodes.size).toBe(40)
    expect(['RJ14', 'OR02', 'UA07', 'TS09', 'DN09'].map((code) => stateOf(code)?.rtoCode)).toEqual([
      'RJ',
      'OD',
      'UK',
      'TG',
      'DD',
    ])
    expect(stateOf('XX01')).toBeUndefined()
    expect(stateByName('Rajasthan')).toEqual({ name: 'Rajasthan', rtoCode: 'RJ', gstCode: '08' })
  })

  test('come with 28 insurers and 70 financiers, each once', () => {
    expect([previousInsurers.length, financiers.length]).toEqual([28, 70])
    for (const list of [previousInsurers, financiers]) {
      expect(new Set(list.map(({ value }) => value)).size).toBe(list.length)
    }
  })
})
