/** Identity documents with the labels and the spelling of the specification (spec §3). */
export const identityTypes = [
  { value: 'passport', label: 'Passport' },
  { value: 'voterId', label: 'Voter Id' },
  { value: 'pan', label: 'Pan' },
  { value: 'dl', label: 'Driving License' },
  { value: 'adhaar', label: 'Aadhaar Card' },
  { value: 'nregaCard', label: 'Nrega Card' },
  { value: 'gstin', label: 'GSTIN' },
  { value: 'ckycNumber', label: 'Ckyc Number' },
  { value: 'cin', label: 'CIN' },
] as const
export type IdentityType = (typeof identityTypes)[number]['value']

/** Abbreviations are written in capitals for people (decision 0262). */
const inCapitals: Partial<Record<IdentityType, string>> = {
  voterId: 'Voter ID',
  pan: 'PAN',
  nregaCard: 'NREGA Card',
  ckycNumber: 'CKYC Number',
}

/** The name of a document for people. */
export function documentName(type: string | undefined): string {
  const known = identityTypes.find(({ value }) => value === type)
  return known ? (inCapitals[known.value] ?? known.label) : 'Document'
}

/** Identity documents accepted per owner type (C-81). */
export const identityTypesOf = {
  individual: ['passport', 'voterId', 'pan', 'dl', 'adhaar', 'nregaCard', 'ckycNumber'],
  organisation: ['gstin', 'cin', 'pan'],
} as const satisfies Record<string, readonly IdentityType[]>

/** `ckyc` looks the person up in the central register; `ovd` takes officially valid documents. */
export const kycModes = ['ckyc', 'ovd'] as const

export const documentCategories = ['kyc', 'motorDocuments', 'photographs'] as const
export type DocumentCategory = (typeof documentCategories)[number]
