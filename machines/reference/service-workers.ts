import { addressIn } from './language-addresses.ts'
import type { Language } from './languages.ts'

/** The service worker of a language, and the beginning of the addresses that it is in charge of. */
export const workerOf = (language: Language): { script: string; scope: string } => ({
  script: language === 'en' ? '/sw.js' : `/sw-${language}.js`,
  scope: addressIn(language, '/'),
})
