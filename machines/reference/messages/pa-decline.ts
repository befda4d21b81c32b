import { limits } from '../limits.ts'

/** Why somebody needs no personal accident cover (spec §8, ERR-10, ERR-11). */
export const paDecline = {
  paDeclineNoLicence: 'Owner Driver does not hold valid Driving License',
  paDeclineStandalone: `Insured has standalone PA cover >= ${limits.personalAccident.lakhs} lakhs`,
} as const

/** Reasons for declining personal accident cover; the full text is sent (C-82). */
export const paDeclineReasons = [paDecline.paDeclineNoLicence, paDecline.paDeclineStandalone] as const
