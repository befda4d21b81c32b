import { useMatch } from '@tanstack/react-router'

/** The path of the page that this part stands on. The address has another one while the next page is being loaded. */
export const usePagePath = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname })
