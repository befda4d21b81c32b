import { type AnyRouter, RouterProvider, useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { NavigationContext } from './navigation/navigation.ts'

/** The pages of the router. */
export const Routed = ({ router }: { router: AnyRouter }) => (
  <RouterProvider router={router} InnerWrap={InRouter} />
)

function InRouter({ children }: { children: ReactNode }) {
  const router = useRouter()
  const page = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const { history } = router
  const navigation = useMemo(
    () => ({ history, page, preload: (to: string) => void router.preloadRoute({ to }) }),
    [history, page, router],
  )
  // The router does not hear of Back or Forward while a drawn page is being hydrated.
  useEffect(() => {
    if (router.history.location.href !== router.state.location.href) void router.load()
  }, [router])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
