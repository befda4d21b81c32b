export const genders = ['Male', 'Female', 'Other'] as const
export type Gender = (typeof genders)[number]

export const maritalStatuses = ['Single', 'Married'] as const
export const salutations = ['Mr', 'Mrs', 'Ms', 'Dr', 'M/s'] as const

/** For whom health cover can be bought: oneself only (C-74). */
export const healthRelations = ['Self'] as const

export const otpActions = ['sendOtp', 'verify'] as const

export const nomineeRelations = [
  'Spouse',
  'Son',
  'Daughter',
  'Father',
  'Mother',
  'Brother',
  'Sister',
  'Grandfather',
  'Grandmother',
  'Grandson',
  'Granddaughter',
  'Father-in-law',
  'Mother-in-law',
  'Son-in-law',
  'Daughter-in-law',
  'Brother-in-law',
  'Sister-in-law',
  'Uncle',
  'Aunt',
  'Nephew',
  'Niece',
  'Legal guardian',
  'Employer',
  'Other',
] as const

const male = /^(Son|Father|Brother|Grandfather|Grandson|Uncle|Nephew)(-in-law)?$/
const female = /^(Daughter|Mother|Sister|Grandmother|Granddaughter|Aunt|Niece)(-in-law)?$/

/** The gender that a relation tells by itself. */
export function genderOf(relation = ''): Gender | undefined {
  if (male.test(relation)) return 'Male'
  return female.test(relation) ? 'Female' : undefined
}

/** Who may receive the money for a nominee under 18. */
export const appointeeRelations = [
  'Father',
  'Mother',
  'Brother',
  'Sister',
  'Grandfather',
  'Grandmother',
  'Uncle',
  'Aunt',
  'Legal guardian',
  'Other',
] as const
