import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The same server at an address of its own, which may come to have another build: its first script and its service
 * worker have other names and other text from then on, and the old ones are gone.
 *
 *   await using site = await NextBuild.before(baseURL)
 *   await page.goto(site.url)
 *   site.deploy()
 */
export class NextBuild {
  readonly #server = createServer((asked, reply) => void this.#answer(asked, reply))
  readonly #behind: URL
  #isDeployed = false

  private constructor(behind: string) {
    this.#behind = new URL(behind)
  }

  static async before(behind: string): Promise<NextBuild> {
    const site = new NextBuild(behind)
    await new Promise<void>((resolve) => site.#server.listen(0, resolve))
    return site
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  deploy(): void {
    this.#isDeployed = true
  }

  #answer(asked: IncomingMessage, reply: ServerResponse): void {
    const path = asked.url ?? '/'
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const from = { hostname: this.#behind.hostname, port: this.#behind.port, method: asked.method, headers }
    const forwarded = request({ ...from, path: this.#isDeployed ? swapped(path) : path }, async (answer) => {
      const type = answer.headers['content-type'] ?? ''
      const isRenamed = this.#isDeployed && (type.includes('html') || path === '/sw.js')
      reply.writeHead(answer.statusCode ?? 500, isRenamed ? withoutLength(answer.headers) : answer.headers)
      if (isRenamed) reply.end(renamed(await textOf(answer)))
      else answer.pipe(reply)
    })
    forwarded.on('error', () => reply.destroy())
    asked.pipe(forwarded)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** The first script goes by another name, and what is made of this build's hash by another hash. */
const renamed = (text: string) =>
  text.replaceAll(/(\/assets\/index-[\w-]{8})\.js/g, '$1.next.js').replaceAll(/\b[0-9a-f]{16}\b/g, reversed)
const swapped = (path: string) =>
  path.startsWith('/assets/index-') && path.endsWith('.js')
    ? path.endsWith('.next.js')
      ? path.replace('.next.js', '.js')
      : '/assets/gone.js'
    : path
const reversed = (hash: string) => [...hash].reverse().join('')

const withoutLength = ({ 'content-length': _, ...headers }: IncomingMessage['headers']) => headers

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += part
  return text
}
