/** Why somebody needs no personal accident cover (spec §8, ERR-10, ERR-11). */
export const paDecline = {
  paDeclineNoLicence: 'Owner Driver does not hold valid Driving License',
  paDeclineStandalone: 'Insured has standalone PA cover >= 15 lakhs',
} as const
