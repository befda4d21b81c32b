/**
 * The languages of the public site, each under its own name. The sources are English; each of the others has a
 * catalogue, `src/texts/<code>.po`, and a manifest, `src/web/public/manifest-<code>.webmanifest`.
 */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
] as const

export type Language = (typeof languages)[number]['code']

/** Where a browser keeps the language that its user chose. */
export const languageCookie = 'language'
