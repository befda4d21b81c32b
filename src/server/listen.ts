import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'

export type Listening = { close: (graceMs: number) => Promise<void> }

type ListenOptions = {
  port: number
  /** How long an idle connection is kept. Where the server closes first, a request sent at that moment is cut off. */
  keepAliveMs: number
}

/** Listens on every address of this machine, or throws why it cannot. */
export async function listen(
  listener: RequestListener,
  { port, keepAliveMs }: ListenOptions,
): Promise<Listening> {
  const timeouts = { keepAliveTimeout: keepAliveMs, headersTimeout: 80_000 }
  const server = createServer(timeouts, listener).listen(port)
  await once(server, 'listening')
  const running = new Set<ServerResponse>()
  server.prependListener('request', (_, response) => {
    if (server.listening) running.add(response.once('close', () => running.delete(response)))
    else response.setHeader('Connection', 'close')
  })
  return { close: (graceMs) => close(server, running, graceMs) }
}

/**
 * Accepts no more connections and lets the requests in flight finish, for so many ms at most. Their replies tell the
 * client that the connection is not to be used again.
 */
async function close(server: Server, running: Iterable<ServerResponse>, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  for (const response of running) if (!response.headersSent) response.setHeader('Connection', 'close')
  // A connection is idle only when its last request has ended.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(deadline)
}
