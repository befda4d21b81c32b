import { addressIn } from '#machines/reference/language-addresses.ts'
import { otherLanguages } from '../language/language.ts'
import { useAddress } from '../navigation/navigation.ts'

/**
 * Leads to the same page in another language, under that one's own name. The page is loaded anew from the other
 * bundle, and the server remembers what was chosen (`src/server/assets/own-language.ts`).
 */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  const path = useAddress(({ href }) => href)
  return otherLanguages.map(({ code, name }) => (
    <a key={code} href={addressIn(code, path)} lang={code} hrefLang={code} className={className}>
      {name}
    </a>
  ))
}
