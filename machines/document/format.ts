import { dayOf } from '../rules/calendar.ts'

const monthLabels = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 06 Jul 2026 */
export function printDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date} ${monthLabels[Number(month) - 1]} ${year}`
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
})

/** 14:05 in India. */
export const printTime = (moment: string): string => clock.format(new Date(moment))

/** 06 Jul 2026, 14:05 */
export const printMoment = (moment: string): string =>
  `${printDay(dayOf(new Date(moment)))}, ${printTime(moment)}`

const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `11,702.00` for a column headed ₹; a discount with a minus sign. */
export const printAmount = (paise: number): string => exact.format(paise / 100).replace('-', '−')
