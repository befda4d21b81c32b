/** Whole paise of an amount in rupees, rounded half up. */
export const paise = (rupees: number): number => Math.round(rupees * 100)

export const rupees = (paise: number): number => paise / 100

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })

/** `₹5,10,650` in Indian grouping, paise only where there are any; a discount with a minus sign, not a hyphen. */
export const formatRupees = (paise: number): string =>
  (paise % 100 === 0 ? whole : exact).format(paise / 100).replace('-', '−')
