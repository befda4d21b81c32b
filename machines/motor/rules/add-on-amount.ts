import { type AddOn, addOnDefinition } from '../../reference/addons.ts'
import { form } from '../../reference/messages/form.ts'

/**
 * The error in the amount (rupees) or count given for an add-on, if any (spec §5). Where there are options, one of
 * them must be chosen and the minimum, which makes no sense for paid drivers, is ignored (C-75).
 */
export function addOnAmountError(addOn: AddOn, amount: number | undefined): string | undefined {
  const { options, min = 0 } = addOnDefinition(addOn) ?? {}
  if (amount === undefined) return form.required
  if (options) return options.some(({ value }) => value === String(amount)) ? undefined : form.choose
  return amount >= min ? undefined : form.amountMin(min)
}
