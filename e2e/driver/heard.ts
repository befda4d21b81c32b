import type { Page, Request } from 'playwright/test'

type Heard = { path: string; body: Record<string, unknown>; authorization: string | undefined }

/** The calls that a page makes, in order; filled while they are made. */
export function hearCalls(page: Page): { calls: Heard[]; of: (path: string) => Heard[] } {
  const calls: Heard[] = []
  page.on('request', (request) => {
    const [, path] = /\/api\/v1\/(.+)$/.exec(request.url()) ?? []
    if (path !== undefined) calls.push({ path, body: bodyOf(request), authorization: credentialOf(request) })
  })
  return { calls, of: (path) => calls.filter((call) => call.path === path) }
}

const credentialOf = (request: Request) => request.headers().authorization

function bodyOf(request: Request): Record<string, unknown> {
  const type = request.headers()['content-type'] ?? ''
  return type.includes('json') ? (request.postDataJSON() ?? {}) : {}
}
