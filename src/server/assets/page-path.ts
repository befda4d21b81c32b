import { getPath } from 'hono/utils/url'
import { readAddress } from '#machines/reference/language-addresses.ts'
import { isForStaff } from '#machines/reference/staff-paths.ts'
import { emptyPage, pages } from './pages.ts'

const customerPages = pages
  .filter((page) => !isForStaff(page))
  .map((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`))

/** Whether a path is that of a page for customers: these are there in every language. */
export const isCustomerPage = (path: string): boolean => customerPages.some((page) => page.test(path))

/** Pages that the server writes itself, to which messages and documents lead: to pay, to get no more reminders, to log in, to verify. */
const writtenPage = /^\/(pay|stop|unlock|verify)\/./

/** The path that a request is routed by: a page in another language is answered where the same page in English is. */
export function pagePath(request: Request): string {
  const pathname = getPath(request)
  const { path } = readAddress(pathname)
  return isCustomerPage(path) || writtenPage.test(path) || path === emptyPage ? path : pathname
}
