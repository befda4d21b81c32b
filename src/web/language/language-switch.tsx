import { useRouterState } from '@tanstack/react-router'
import { addressIn } from '#machines/reference/languages.ts'
import { otherLanguage } from './language.ts'

/**
 * Leads to the same page in the other language, under that one's own name. The page is loaded anew from the other
 * bundle, and the server remembers what was chosen (`src/server/assets/own-language.ts`).
 */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  const path = useRouterState({ select: ({ location }) => location.href })
  const { code, name } = otherLanguage
  return (
    <a href={addressIn(code, path)} lang={code} hrefLang={code} className={className}>
      {name}
    </a>
  )
}
