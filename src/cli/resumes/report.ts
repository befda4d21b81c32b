import type { Told } from './check.ts'

const grouped = new Intl.NumberFormat('en-IN')
const counted = (count: number): string => `${grouped.format(count)} ${count === 1 ? 'record' : 'records'}`

/** What was found, for a person who wants to deploy. */
export function reportOf(against: string, { records, stored, differing, found }: Told): string {
  const head = `${counted(records)} of ${against}, ${grouped.format(stored)} of them stored: `
  if (found.length === 0) return `${head}all of them go on where they did, with every answer.\n`
  const lines = found.map(({ product, kind, what, records: many, leadId }) => {
    const example = leadId === undefined ? '' : `, such as journey ${leadId}`
    return `  ${product}: ${kind}: ${what} (${counted(many)}${example})\n`
  })
  return `${head}${grouped.format(differing)} go on otherwise.\n${lines.join('')}`
}
