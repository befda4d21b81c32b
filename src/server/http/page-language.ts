import type { Context } from 'hono'
import { readAddress } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'

/** The language that the address of a page says. */
export const pageLanguage = (c: Context): Language => readAddress(new URL(c.req.url).pathname).language
