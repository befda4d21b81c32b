import type { Context } from 'hono'
import { type Language, languages } from '#machines/reference/languages.ts'

/** The language that a call says its page is in, if it says one that we have. */
export const saidLanguage = (c: Context): Language | undefined =>
  languages.find(({ code }) => code === c.req.header('localization'))?.code

/** The same; English where it says none. */
export const askedLanguage = (c: Context): Language => saidLanguage(c) ?? 'en'
