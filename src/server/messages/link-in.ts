import { addressIn } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'
import type { Deps } from '../deps.ts'

/** The link to one of our pages, for whoever reads this language. */
export const linkIn = ({ config }: Pick<Deps, 'config'>, language: Language, path: string): string =>
  config.baseUrl + addressIn(language, path)
