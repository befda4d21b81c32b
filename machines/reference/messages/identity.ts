/** Messages for document and vehicle numbers with a wrong format. None of them is in the specification. */
export const identity = {
  passport: 'Enter a valid passport number',
  voterId: 'Enter a valid voter id number',
  pan: 'Enter a valid PAN',
  panOfPerson: 'This PAN belongs to a person. Enter the PAN of the organisation.',
  panOfOrganisation: 'This PAN belongs to an organisation. Enter your own PAN.',
  dl: 'Enter a valid driving licence number',
  adhaar: 'Enter a valid Aadhaar number',
  nregaCard: 'Enter a valid NREGA card number',
  gstin: 'Enter a valid GSTIN',
  ckycNumber: 'Enter the 14 digits of the CKYC number',
  cin: 'Enter a valid CIN',
  chassis: 'Enter a valid chassis number',
  engine: 'Enter a valid engine number',
  puc: 'Enter a valid pollution certificate number',
  pincode: 'Enter a valid pincode',
} as const
