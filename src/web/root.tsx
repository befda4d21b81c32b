import type { RouterHistory } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { vehicleSelected } from '#machines/motor/rules/vehicle-selected.ts'
import { type CategoryKey, categoryOf } from '#machines/reference/categories.ts'
import { comingSoon } from '#machines/reference/messages/coming-soon.ts'
import { lazily, preloadWhenIdle } from './lazily.ts'
import { NavigationContext, useAddress, useNavigation } from './navigation/navigation.ts'
import { leads } from './session/tab-session.ts'
import { useSessionDialog } from './session/use-session.ts'
import { AccountArea } from './shell/account-area.tsx'
import { ErrorBoundary } from './shell/error-page.tsx'
import { focusHeading } from './shell/focus-heading.ts'
import { Layout } from './shell/layout.tsx'
import { toast } from './ui/overlays/toast.tsx'

/** With the machine of the login, so that its button waits for nothing. */
const SessionDialogs = lazily(async () => {
  const code = [import('./login/session-dialogs.tsx'), import('./session/login.journey.ts')] as const
  const [dialogs] = await Promise.all(code)
  return dialogs.default
})

type RootProps = {
  history: RouterHistory
  /** The page at which the document began. */
  page?: string
  preload?: (path: string) => void
  children: ReactNode
}

/** The site around its pages, which stands while they change. */
export function Root({
  history,
  page = history.location.pathname,
  preload = () => undefined,
  children,
}: RootProps) {
  const [navigation] = useState({ history, page, preload })
  return (
    <NavigationContext value={navigation}>
      <ErrorBoundary>
        <Frame>{children}</Frame>
      </ErrorBoundary>
    </NavigationContext>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { history } = useNavigation()
  const dialog = useSessionDialog()
  useLeads(useFocusOnNewPage())
  useEffect(() => preloadWhenIdle([SessionDialogs]), [])
  const open = (key: CategoryKey) => {
    const category = categoryOf(key)
    if (category?.vehicleType) {
      return history.push('/motor', { ...vehicleSelected(category.vehicleType), activeStep: 0 })
    }
    toast({ text: comingSoon(category?.label ?? '') })
  }
  return (
    <Layout account={<AccountArea />} onProduct={open}>
      {children}
      <Suspense>{dialog && <SessionDialogs />}</Suspense>
    </Layout>
  )
}

/** Logging in and out leads home, signing up to the profile, with the focus on the heading. */
function useLeads(focus: () => void): void {
  const { history } = useNavigation()
  useEffect(
    () =>
      leads.add((path) => {
        if (path !== history.location.pathname) history.push(path)
        focus()
      }),
    [history, focus],
  )
}

/** The heading of every new page is read aloud. */
function useFocusOnNewPage(): () => void {
  const pathname = useAddress((location) => location.pathname)
  const before = useRef(pathname)
  const end = useRef(() => {})
  const focus = useCallback(() => {
    end.current()
    end.current = focusHeading()
  }, [])
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    focus()
  }, [pathname, focus])
  return focus
}
