import type { Browser, Page } from 'playwright/test'

/** A person with a phone, whose taps and answers are counted. */
export type Thumb = Awaited<ReturnType<typeof aThumb>>

/**
 * On a phone of 390 px with a slow line and a slow processor. The keyboard's own keys go from one text to the next and
 * send the form (`send`); everything else is a tap, the first text of a form included.
 */
export async function aThumb(browser: Browser, { url }: { url?: string } = {}) {
  const context = await browser.newContext({
    ...(url !== undefined && { baseURL: url }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await slowDown(page)
  let count = { taps: 0, fields: 0 }
  let isTyping = false
  const tapped = (isField: boolean) => {
    count = { taps: count.taps + 1, fields: count.fields + (isField ? 1 : 0) }
    isTyping = false
  }
  return {
    page,
    count: () => count,
    restart: () => {
      count = { taps: 0, fields: 0 }
      isTyping = false
    },
    press: async (name: string | RegExp) => {
      await page.getByRole('button', { name, exact: true }).first().tap()
      tapped(false)
    },
    /** A tile that answers a question by itself. */
    pick: async (name: string | RegExp) => {
      await page.getByRole('main').getByRole('button', { name }).first().tap()
      tapped(true)
    },
    type: async (label: string, text: string) => {
      const box = page.getByRole('textbox', { name: label, exact: true })
      await box.waitFor()
      if (isTyping) count = { ...count, fields: count.fields + 1 }
      else tapped(true)
      isTyping = true
      await box.tap()
      await box.fill(text)
    },
    choose: async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).selectOption(option)
      tapped(true)
      // The keyboard is still open, and its next key goes on.
      isTyping = true
    },
    tick: async (label: RegExp) => {
      await page.getByRole('checkbox', { name: label }).tap()
      tapped(true)
    },
    /** By the keyboard's own key. */
    send: () => page.keyboard.press('Enter'),
  }
}

/** As slow as a phone that costs little, on 4G far from the next mast. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
