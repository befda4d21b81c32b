import {
  type ErrorComponentProps,
  Outlet,
  useNavigate,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { vehicleSelected } from '#machines/motor/rules/vehicle-selected.ts'
import { type CategoryKey, categoryOf } from '#machines/reference/categories.ts'
import { comingSoon } from '#machines/reference/messages/coming-soon.ts'
import { lazily } from './lazily.ts'
import styles from './root.module.css'
import { leads } from './session/tab-session.ts'
import { useSessionDialog } from './session/use-session.ts'
import { AccountArea } from './shell/account-area.tsx'
import { CrashPage } from './shell/crash-page.tsx'
import { focusHeading } from './shell/focus-heading.ts'
import { Layout } from './shell/layout.tsx'
import { Button } from './ui/actions/button.tsx'
import { toast } from './ui/overlays/toast.tsx'

const SessionDialogs = lazily(async () => (await import('./login/session-dialogs.tsx')).default)

/** The page layout. */
export function Root() {
  const navigate = useNavigate()
  const dialog = useSessionDialog()
  useLeads(useFocusOnNewPage())
  useAddressAtStart()
  const open = (key: CategoryKey) => {
    const category = categoryOf(key)
    if (category?.vehicleType) {
      const state = { ...vehicleSelected(category.vehicleType), activeStep: 0 }
      return void navigate({ to: '/motor', state })
    }
    toast({ text: comingSoon(category?.label ?? '') })
  }
  return (
    <Layout account={<AccountArea />} onProduct={open}>
      <Outlet />
      <Suspense>{dialog && <SessionDialogs />}</Suspense>
    </Layout>
  )
}

/** Logging in and out leads home, signing up to the profile, with the focus on the heading. */
function useLeads(focus: () => void): void {
  const { history } = useRouter()
  useEffect(
    () =>
      leads.add((path) => {
        if (path !== history.location.pathname) history.push(path)
        focus()
      }),
    [history, focus],
  )
}

/** The router does not hear of Back or Forward while a drawn page is being hydrated. */
function useAddressAtStart(): void {
  const router = useRouter()
  useEffect(() => {
    if (router.history.location.href !== router.state.location.href) void router.load()
  }, [router])
}

/** The heading of every new page is read aloud. */
function useFocusOnNewPage(): () => void {
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
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

/** A page that crashed or whose code could not be loaded. */
export const ErrorPage = ({ error }: ErrorComponentProps<unknown>) => (
  <>
    <CrashPage message={error instanceof Error ? error.message : String(error)} />
    <p className={styles.reload}>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </p>
  </>
)
