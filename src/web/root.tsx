import { type ErrorComponentProps, Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type CategoryKey, categoryOf } from '#machines/reference/categories.ts'
import { comingSoon } from '#machines/reference/messages/coming-soon.ts'
import { vehicleSelected } from './journey/vehicle-selected.ts'
import styles from './root.module.css'
import { SignedOut } from './shell/account.tsx'
import { CrashPage } from './shell/crash-page.tsx'
import { Layout } from './shell/layout.tsx'
import { Button } from './ui/actions/button.tsx'
import { toast } from './ui/overlays/toast.tsx'

/** What stands around every page. */
export function Root() {
  const navigate = useNavigate()
  useFocusOnNewPage()
  const open = (key: CategoryKey) => {
    const category = categoryOf(key)
    if (category?.vehicleType) {
      const state = { ...vehicleSelected(category.vehicleType), activeStep: 0 }
      return void navigate({ to: '/motor', state })
    }
    toast({ text: comingSoon(category?.label ?? '') })
  }
  return (
    <Layout account={<SignedOut onLogin={() => void navigate({ to: '/my-profile' })} />} onProduct={open}>
      <Outlet />
    </Layout>
  )
}

/** Who follows a link hears the new page, not the link again; a page with a heading of its own may take the focus on. */
function useFocusOnNewPage(): void {
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])
}

/** A page that broke or whose code did not come. */
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
