import type { Context } from 'hono'
import { type Language, languages } from '#machines/reference/languages.ts'

/** The language that a call says its page is in; English where it says none that we have. */
export const askedLanguage = (c: Context): Language =>
  languages.find(({ code }) => code === c.req.header('localization'))?.code ?? 'en'
