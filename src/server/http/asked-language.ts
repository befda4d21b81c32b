import type { Context } from 'hono'
import { languageOf } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'

/** The language that a call says its page is in; English where it says none that we have. */
export const askedLanguage = (c: Context): Language => languageOf(c.req.header('localization'))
