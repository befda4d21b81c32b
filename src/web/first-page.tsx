import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigation } from './navigation/navigation.ts'
import { ErrorBoundary } from './shell/error-page.tsx'
import { LoadingPage } from './ui/feedback/loading-page.tsx'

/** The router with the pages that it shows. */
export type RoutedPages = { router: AnyRouter; pages: ReactNode }

type FirstPageProps = { openRouter: () => Promise<RoutedPages>; children: ReactNode }

/** As soon as the router shows that a page is on its way. */
export const pendingMs = 120

/** A page that comes with the first script. It stands until somebody leaves it; then the router shows the next page. */
export function FirstPage({ openRouter, children }: FirstPageProps) {
  const { history, page } = useNavigation()
  const [shown, setShown] = useState<ReactNode>()

  useEffect(() => {
    const isLeft = () => history.location.pathname !== page
    let entry = isLeft() ? undefined : history.location.state.__TSR_key
    let scrolledTo: number | undefined
    let slow: ReturnType<typeof setTimeout> | undefined
    const follow = async (change?: Parameters<Parameters<typeof history.subscribe>[0]>[0]) => {
      clearTimeout(slow)
      if (!isLeft()) {
        entry = history.location.state.__TSR_key
        const top = scrolledTo
        scrolledTo = undefined
        setShown(undefined)
        if (top !== undefined) requestAnimationFrame(() => window.scrollTo({ top }))
        return
      }
      scrolledTo ??= window.scrollY
      slow = setTimeout(() => setShown(<LoadingPage />), pendingMs)
      try {
        const { router, pages } = await openRouter()
        await router.load(change)
        if (!isLeft()) return
        end()
        keepScroll(router, entry, scrolledTo)
        setShown(pages)
      } catch {
        // The server draws that page too, and the entry has its state already.
        if (isLeft()) window.location.reload()
      } finally {
        clearTimeout(slow)
      }
    }
    const end = history.subscribe((change) => void follow(change))
    // Back or Forward, while the drawn page was being hydrated.
    if (isLeft()) void follow()
    return end
  }, [history, page, openRouter])

  return shown ?? <ErrorBoundary>{children}</ErrorBoundary>
}

/** The router does not know where the page stood that it has never shown: Back leads there. */
function keepScroll(router: AnyRouter, entry: string | undefined, top: number): void {
  const end = router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.state.__TSR_key !== entry) return
    end()
    window.scrollTo({ top })
  })
}
