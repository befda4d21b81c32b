import type { CDPSession, Page } from 'playwright/test'

/** What the server would say: a body, a refusal with its status, nothing at all, or whatever the real one says. */
export type Reply = { status?: number; json: object } | 'lost' | 'real'

/** A call that a page has made, and waits for. */
export class ApiRequest {
  readonly #session: CDPSession
  readonly #id: string
  readonly #body: string
  readonly path: string

  constructor(session: CDPSession, id: string, { url, postData = '' }: { url: string; postData?: string }) {
    this.#session = session
    this.#id = id
    this.#body = postData
    this.path = new URL(url).pathname.replace('/api/v1/', '')
  }

  get data(): Record<string, unknown> {
    return JSON.parse(this.#body)
  }

  async answer(reply: Reply): Promise<void> {
    // The page may have given up on it.
    await this.#give(reply).catch(() => undefined)
  }

  #give(reply: Reply): Promise<unknown> {
    const requestId = this.#id
    if (reply === 'real') return this.#session.send('Fetch.continueRequest', { requestId })
    if (reply === 'lost') {
      return this.#session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    }
    return this.#session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: reply.status ?? 200,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(reply.json)).toString('base64'),
    })
  }
}

/**
 * Has every call of a page wait for its answer here. `page.route` would also turn the browser's cache off, and lead
 * every file of the page through the test.
 */
export async function interceptCalls(
  page: Page,
  take: (request: ApiRequest) => unknown,
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) =>
    take(new ApiRequest(session, requestId, request)),
  )
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/v1/*' }] })
  return session
}
