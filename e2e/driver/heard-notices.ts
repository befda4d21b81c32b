import { expect, type Page } from 'playwright/test'

/** Remembers what the pages that are opened from now on notify: a notice is there for three or five seconds only. */
export const hearNotices = (page: Page) =>
  page.addInitScript(() => {
    const notices = new Set<string>()
    Object.assign(window, { notices })
    new MutationObserver(() => {
      for (const { role, textContent } of document.querySelectorAll('[data-toast]')) {
        notices.add(`${role}: ${textContent}`)
      }
    }).observe(document, { childList: true, subtree: true })
  })

/** The page that is open has shown this notice, or shows it. */
export const hasNotified = (page: Page, role: 'alert' | 'status', text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => [...(Reflect.get(window, 'notices') as Set<string>)]))
    .toContain(`${role}: ${text}`)
