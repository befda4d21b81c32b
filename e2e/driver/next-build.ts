import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The same server at an address of its own, which may come to have another build: its scripts have other names from
 * then on, its service worker another text, and the old ones are gone.
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
    const forwarded = request(
      { ...from, path: this.#isDeployed ? inNextBuild(path) : path },
      async (answer) => {
        const type = answer.headers['content-type'] ?? ''
        const isRenamed = this.#isDeployed && /html|javascript/.test(type)
        const rename = path.startsWith('/assets/') ? inNextBuild : withOtherBuild
        reply.writeHead(answer.statusCode ?? 500, isRenamed ? withoutLength(answer.headers) : answer.headers)
        if (isRenamed) reply.end(rename(await textOf(answer)))
        else answer.pipe(reply)
      },
    )
    forwarded.on('error', () => reply.destroy())
    asked.pipe(forwarded)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** The names of scripts have the other build's hashes in them; in that build they lead back. */
export const inNextBuild = (text: string): string => text.replaceAll(/(?<=-)[\w-]{8}(?=\.js\b)/g, reversed)

/** So is what is made of the whole build. */
const withOtherBuild = (text: string) => inNextBuild(text).replaceAll(/\b[0-9a-f]{16}\b/g, reversed)
const reversed = (hash: string) => [...hash].reverse().join('')

const withoutLength = ({ 'content-length': _, ...headers }: IncomingMessage['headers']) => headers

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += part
  return text
}
