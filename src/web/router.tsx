import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ProductKey } from '#machines/reference/categories.ts'
import { hydrateQueries } from './api-client/hydrate-queries.ts'
import type { HydratedQuery } from './browser/hydration-data.ts'
import { hasOwnScroll } from './browser/scroll-restoration.ts'
import { pendingMs, type RoutedPages } from './first-page.tsx'
import { firstPages } from './first-pages.ts'
import { mayHavePlaceNames } from './language/place-names.ts'
import { lazyPage } from './lazy-page.ts'
import { Routed } from './routed.tsx'
import { NotFound } from './shell/crash-page.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { LoadingPage } from './ui/feedback/loading-page.tsx'

const rootRoute = createRootRoute()
const at = <const Path extends string>(path: Path) => ({ getParentRoute: () => rootRoute, path })

/** Where the journeys of each product begin. */
const productPages = {
  health: createRoute({ ...at('/health'), component: lazyPage(2, () => import('./health/health.page.tsx')) }),
  motor: createRoute({ ...at('/motor'), component: lazyPage(3, () => import('./motor/motor.page.tsx')) }),
  pet: createRoute({ ...at('/pet'), component: lazyPage(17, () => import('./pet/pet.page.tsx')) }),
} satisfies Record<ProductKey, unknown>

/** Checkout and success page: once one is open, the other is shown without fetching anything. */
const paymentPage = lazyPage(6, () => import('./checkout/payment.page.tsx'))

/**
 * The addresses of the specification (spec §2). A page is the default export of `<feature>/<name>.page.tsx`; all but
 * the first two are fetched when they are first wanted, as are the names of places in a page that shows one at once.
 */
const routeTree = rootRoute.addChildren([
  createRoute({ ...at('/'), component: firstPages['/'] }),
  createRoute({ ...at('/why-choose'), component: firstPages['/why-choose'] }),
  ...Object.values(productPages),
  createRoute({
    ...at('/quotelist/$id'),
    loader: mayHavePlaceNames,
    component: lazyPage(4, () => import('./motor/quotes/quote-list.page.tsx')),
  }),
  createRoute({
    ...at('/quotelist/shared/$token'),
    loader: mayHavePlaceNames,
    component: lazyPage(18, () => import('./motor/quotes/shared/shared-quotes.page.tsx')),
  }),
  createRoute({
    ...at('/proposal/$id'),
    component: lazyPage(5, () => import('./proposal/proposal.page.tsx')),
  }),
  createRoute({
    ...at('/checkout/$id'),
    component: paymentPage,
  }),
  createRoute({
    ...at('/success-page/$id'),
    component: paymentPage,
  }),
  createRoute({
    ...at('/kyc-redirection/$id'),
    component: lazyPage(8, () => import('./proposal/kyc-redirection.page.tsx')),
  }),
  createRoute({
    ...at('/about-health'),
    component: lazyPage(9, () => import('./info/about-health.page.tsx')),
  }),
  createRoute({ ...at('/about-bike'), component: lazyPage(10, () => import('./info/about-bike.page.tsx')) }),
  createRoute({ ...at('/contact-us'), component: lazyPage(11, () => import('./info/contact-us.page.tsx')) }),
  createRoute({ ...at('/about-us'), component: lazyPage(12, () => import('./info/about-us.page.tsx')) }),
  createRoute({
    ...at('/privacy-policy'),
    component: lazyPage(13, () => import('./info/privacy-policy.page.tsx')),
  }),
  createRoute({
    ...at('/terms-conditions'),
    component: lazyPage(14, () => import('./info/terms-conditions.page.tsx')),
  }),
  createRoute({ ...at('/login'), component: lazyPage(29, () => import('./login/login.page.tsx')) }),
  createRoute({
    ...at('/my-profile'),
    component: lazyPage(15, () => import('./profile/my-profile.page.tsx')),
  }),
  createRoute({ ...at('/resume/$token'), component: lazyPage(19, () => import('./resume/resume.page.tsx')) }),
  createRoute({ ...at('/desk'), component: lazyPage(20, () => import('./desk/desk.page.tsx')) }),
  createRoute({
    ...at('/desk/referrals'),
    component: lazyPage(24, () => import('./desk/referrals.page.tsx')),
  }),
  createRoute({ ...at('/desk/requests'), component: lazyPage(27, () => import('./desk/requests.page.tsx')) }),
  createRoute({ ...at('/graphs'), component: lazyPage(21, () => import('./graphs/graphs.page.tsx')) }),
  createRoute({
    ...at('/graphs/$machine'),
    component: lazyPage(23, () => import('./graphs/machine/machine.page.tsx')),
  }),
  createRoute({
    ...at('/graphs/$machine/paths'),
    component: lazyPage(22, () => import('./graphs/paths/paths.page.tsx')),
  }),
  createRoute({
    ...at('/accessibility'),
    component: lazyPage(28, () => import('./info/accessibility.page.tsx')),
  }),
  createRoute({ ...at('/support'), component: lazyPage(16, () => import('./info/support.page.tsx')) }),
])

/** A browser has one router, once it is needed; the server creates one per rendered page. */
export const createPages = (history: RouterHistory) =>
  createRouter({
    history,
    routeTree,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFound,
    defaultPendingComponent: LoadingPage,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 240,
    defaultPreload: 'intent',
    scrollRestoration: import.meta.env.SSR ? false : hasOwnScroll,
  })

/** The pages that follow the first one, or are the first, which has the data that it was drawn with. */
export function openPages(history: RouterHistory, seeds: readonly HydratedQuery[] = []): RoutedPages {
  hydrateQueries(seeds)
  const router = createPages(history)
  return { router, pages: <Routed router={router} /> }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPages>
  }
}
