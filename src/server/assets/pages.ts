import { products } from '#machines/products.ts'

/** The routes of the browser; any other address gets the same page with status 404. */
export const pages: readonly string[] = [
  '/',
  ...products.map(({ path }) => path),
  '/quotelist/:id',
  '/quotelist/shared/:token',
  '/proposal/:id',
  '/checkout/:id',
  '/success-page/:id',
  '/kyc-redirection/:id',
  '/why-choose',
  '/about-health',
  '/about-bike',
  '/contact-us',
  '/about-us',
  '/privacy-policy',
  '/terms-conditions',
  '/login',
  '/my-profile',
  '/resume/:token',
  '/desk',
  '/desk/referrals',
  '/desk/requests',
  '/graphs',
  '/graphs/:machine',
  '/graphs/:machine/paths',
  '/support',
  '/accessibility',
]

/** The page with nothing drawn in it, which the service worker of its language keeps for those that cannot be fetched. */
export const emptyPage = '/shell.html'
