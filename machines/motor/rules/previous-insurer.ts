import { insurerById } from '../../reference/insurers.ts'
import { type Option, previousInsurers } from '../../reference/lists.ts'

const other: Option = { value: 'OTHER', label: 'Other / do not know' }

/** One of our insurers in the list of previous insurers. */
export function previousInsurer(insurerId: number): Option {
  const { legalName = '' } = insurerById(insurerId) ?? {}
  return previousInsurers.find(({ label }) => legalName.startsWith(withoutRemark(label))) ?? other
}

/** Zuno General Insurance (Edelweiss) */
const withoutRemark = (label: string) => label.replace(/ \(.*\)$/, '')
