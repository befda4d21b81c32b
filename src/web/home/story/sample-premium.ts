/** A premium as the rating engine works it out, which a test compares; one insurer's, with a discount of 60%. */
export const samplePremium = {
  lines: [
    {
      label: 'Basic own damage',
      reason: '3.191% of the insured value, by the India Motor Tariff',
      paise: 1629500,
    },
    { label: "Insurer's discount 60%", reason: 'Each insurer has its own', paise: -977700 },
    { label: 'No claim bonus 35%', reason: 'The step after 25%, without a claim', paise: -228100 },
    { label: 'Zero Depreciation Cover', reason: '0.7% of the insured value', paise: 357500 },
    { label: 'Road Side Assistance', reason: 'A fixed price a year', paise: 14900 },
    { label: 'Basic third party, 1 year', reason: 'Set by law, the same everywhere', paise: 341600 },
    {
      label: 'Personal accident cover of the owner-driver',
      reason: '₹15 lakh, compulsory by law',
      paise: 32500,
    },
    { label: 'GST', reason: 'On the net premium of ₹11,702', paise: 210600 },
  ],
  final: 1380800,
} as const
