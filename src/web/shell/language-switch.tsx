import { addressIn } from '#machines/reference/language-addresses.ts'
import { isForStaff } from '#machines/reference/staff-paths.ts'
import { otherLanguages } from '../language/language.ts'
import { useAddress } from '../navigation/navigation.ts'

/**
 * Leads to the same page in another language, under that one's own name. The page is loaded anew from the other
 * bundle, and the server remembers what was chosen (`src/server/assets/own-language.ts`). Staff work in English, so
 * their pages offer none.
 */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  const path = useAddress(({ href }) => href)
  const isOffered = useAddress(({ pathname }) => !isForStaff(pathname))
  if (!isOffered) return null
  return otherLanguages.map(({ code, name }) => (
    <a key={code} href={addressIn(code, path)} lang={code} hrefLang={code} className={className}>
      {name}
    </a>
  ))
}
