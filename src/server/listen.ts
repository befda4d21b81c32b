import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

export type Listening = { close: (graceMs: number) => Promise<void> }

/** Listens on every address of this machine, or throws why it cannot. */
export async function listen(listener: RequestListener, port: number): Promise<Listening> {
  const server = createServer(listener).listen(port)
  await once(server, 'listening')
  return { close: (graceMs) => close(server, graceMs) }
}

/** Takes no new connection and lets the requests in flight end, for so many ms at most. */
async function close(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection kept alive becomes idle only when its last request has ended.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(deadline)
}
