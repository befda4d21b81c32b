/** What remains to be done of a journey, by the screens that one product alone has. */
export const motorWaitsAt: Readonly<Record<string, string>> = {
  make: 'The make of the vehicle is asked next',
  model: 'The model of the vehicle is asked next',
  variant: 'The variant of the vehicle is asked next',
  vehicleDates: 'Dates and owner of the vehicle are asked next',
  previousPolicy: 'Your current policy is asked about next',
  renewal: 'One question is left: a claim in the last year',
  kyc: 'A plan is chosen; the proposal comes next',
  vehicle: 'Details of the vehicle are asked next',
}

export const healthWaitsAt: Readonly<Record<string, string>> = {
  medical: 'Your health is asked about next',
}
