import { dateLabels } from './messages/dates.ts'

const rules = new Intl.PluralRules(dateLabels.locale)

/** The words for a count, by the plural rules of the language that the texts are in; what names the count has it twice. */
export const plural = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other
