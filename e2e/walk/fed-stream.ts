import { expect, type Page } from 'playwright/test'

declare global {
  interface Window {
    fedStream: ReadableStreamDefaultController<Uint8Array> | undefined
  }
}

/**
 * Holds a call whose reply arrives line by line until lines are fed to it. A route answers at once and whole, so it is
 * `fetch` itself that is replaced for this path.
 */
export async function holdStream(page: Page, path: string): Promise<void> {
  await page.addInitScript((held) => {
    const others = window.fetch
    window.fetch = async (input, init) => {
      if (!String(input).endsWith(held)) return others(input, init)
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          window.fedStream = stream
          init?.signal?.addEventListener('abort', () => {
            if (window.fedStream === stream) window.fedStream = undefined
            stream.error(init.signal?.reason)
          })
        },
      })
      return new Response(body)
    }
  }, path)
}

/** One more line of what the page is waiting for. */
export async function feed(page: Page, line: object): Promise<void> {
  await isAsked(page)
  await page.evaluate(
    (text) => window.fedStream?.enqueue(new TextEncoder().encode(text)),
    `${JSON.stringify(line)}\n`,
  )
}

/** Nothing more comes. */
export async function endStream(page: Page): Promise<void> {
  await isAsked(page)
  await page.evaluate(() => {
    window.fedStream?.close()
    window.fedStream = undefined
  })
}

const isAsked = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => window.fedStream !== undefined), 'the stream was asked for')
    .toBe(true)
