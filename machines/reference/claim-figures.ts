/**
 * What is published about claims, with year and source. Figures of a single insurer are left out: what sellers print of
 * them contradicts itself (decision 0263).
 */
export const claimFigures = {
  motor: {
    year: '2024-25',
    /** Claims incurred of each ₹100 of premium, by all insurers of India, gross. */
    ownDamage: '77.2',
    thirdParty: '86.0',
    source: 'General Insurance Council, Year Book 2024-25, table 8',
  },
  health: {
    year: '2024-25',
    /** Of all claims that were registered. */
    settledPct: 87,
    repudiatedPct: 8,
    source: 'IRDAI, Annual Report 2024-25',
  },
} as const
