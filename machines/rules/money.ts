/** Whole paise of an amount in rupees, rounded half up. */
export const paise = (rupees: number): number => Math.round(rupees * 100)

export const rupees = (paise: number): number => paise / 100

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })

/** `5 lakh`, `1 crore`: a sum insured in rupees as people say it. */
export const inLakhs = (rupees: number): string =>
  rupees >= 10_000_000 ? `${rupees / 10_000_000} crore` : `${rupees / 100_000} lakh`

/** `₹5,10,650` in Indian grouping; paise only where there are any. */
export const formatRupees = (paise: number): string => (paise % 100 === 0 ? whole : exact).format(paise / 100)
