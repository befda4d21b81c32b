import { once } from 'node:events'
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'

type Ports = { servers: readonly number[]; sandbox: number }
/** Is told when half of a request was sent to a server, and when all of it was. */
export type Watch = (path: string, sent: 'half' | 'all') => Promise<void>
type RoundRobin = { port: number; close: () => Promise<void> }

/**
 * A plain proxy: each request goes to the next server, or to the one after where nobody listens; `/sandbox` to the one
 * that plays it. A request whose server is killed while it works is cut off, since it may have been done.
 */
export async function roundRobin({ servers, sandbox }: Ports, watch?: Watch): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  function pass(
    asked: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    tries: readonly number[],
  ): void {
    const [port, ...others] = tries
    const { method, url: path = '', headers } = asked
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.on('error', () => answer.destroy()).pipe(answer)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && others.length > 0) pass(asked, body, answer, others)
      else answer.destroy()
    })
    answer.on('close', () => sent.destroy())
    if (watch) void sendWatched(sent, body, path, watch)
    else sent.end(body)
  }

  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk)
    turn += 1
    const first = turn % servers.length
    const inTurn = [...servers.slice(first), ...servers.slice(0, first)]
    pass(asked, Buffer.concat(chunks), answer, asked.url?.startsWith('/sandbox') ? [sandbox] : inTurn)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await closed
    },
  }
}

async function sendWatched(sent: ClientRequest, body: Buffer, path: string, watch: Watch): Promise<void> {
  const half = Math.ceil(body.length / 2)
  sent.write(body.subarray(0, half))
  await watch(path, 'half')
  sent.end(body.subarray(half))
  await watch(path, 'all')
}
