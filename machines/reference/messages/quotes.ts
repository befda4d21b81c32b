import { claimFigures } from '../claim-figures.ts'

/** Texts beside the prices of a vehicle. */
export const quotes = {
  askEnd: 'When does your current policy end?',
  withoutEnd:
    'Until you tell us, these are prices as after a long break: without a bonus, from today at the earliest.',
  chooseEnd: 'Choose the day',
  idvRange: (from: string, to: string) => `From ${from} to ${to}`,
} as const

const { motor, health } = claimFigures

/** What is published about the claims of all motor insurers, and what is not compared (decision 0263). */
export const notCompared = `Claims: of each ₹100 of premium India’s insurers incurred claims of ₹${motor.ownDamage} for own damage and ₹${motor.thirdParty} for third parties in ${motor.year} (${motor.source}). Not compared: claims of a single insurer, and garages near you. No insurer here has told us these, and we do not guess. IRDAI publishes yearly figures of each at irdai.gov.in.`

/** The same of health insurers. */
export const healthNotCompared = `Claims: of all health claims India’s insurers settled about ${health.settledPct}% and refused about ${health.repudiatedPct}% in ${health.year} (${health.source}). Not compared: claims of a single insurer, which IRDAI publishes yearly at irdai.gov.in.`
