import { insurerById } from '../../reference/insurers.ts'
import { type ListedOption, previousInsurers } from '../../reference/lists.ts'

const other: ListedOption = { value: 'OTHER', label: 'Other / do not know' }

/** One of our insurers in the list of previous insurers. */
export function previousInsurer(insurerId: number): ListedOption {
  const { legalName = '' } = insurerById(insurerId) ?? {}
  return previousInsurers.find(({ label }) => legalName.startsWith(withoutRemark(label))) ?? other
}

/** Zuno General Insurance (Edelweiss) */
const withoutRemark = (label: string) => label.replace(/ \(.*\)$/, '')
