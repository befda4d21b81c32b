import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { listen } from '#server/listen.ts'
import { sparePort } from './support/spare-port.ts'

/** Answers when it is told to. */
function slow() {
  let answer = () => {}
  let asked = () => {}
  const arrived = new Promise<void>((resolve) => {
    asked = resolve
  })
  const listener: RequestListener = (_, response) => {
    answer = () => response.end('done')
    asked()
  }
  return { listener, arrived, answer: () => answer() }
}

const on = (port: number) => ({ port, keepAliveMs: 60_000 })

/** One request on a connection that its agent keeps. */
function ask(port: number, agent: Agent): Promise<IncomingMessage & { reused: boolean }> {
  return new Promise((resolve, reject) => {
    const request = get({ port, agent }, (response) => {
      response.resume().once('end', () => resolve(Object.assign(response, { reused: request.reusedSocket })))
    })
    request.once('error', reject)
  })
}

describe('listen', () => {
  it('keeps an idle connection for as long as it is told', async () => {
    const port = await sparePort()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const listening = await listen((_, response) => response.end('done'), { port, keepAliveMs: 90_000 })
    const first = await ask(port, agent)
    const [, seconds] = /timeout=(\d+)/.exec(String(first.headers['keep-alive'])) ?? []
    expect(seconds).toBe('90')
    expect((await ask(port, agent)).reused).toBe(true)
    await listening.close(1_000)
    agent.destroy()
  })

  it('closes idle connections at once and tells clients in flight not to reuse theirs', async () => {
    const port = await sparePort()
    const agent = new Agent({ keepAlive: true })
    const { listener, arrived, answer } = slow()
    const listening = await listen(
      (request, response) =>
        request.headers.host === 'quick' ? response.end() : listener(request, response),
      on(port),
    )
    const idle = connect(port)
    idle.write('GET / HTTP/1.1\r\nHost: quick\r\n\r\n')
    await once(idle, 'data')
    const inFlight = ask(port, agent)
    await arrived
    const closed = listening.close(10_000)
    await once(idle, 'close')
    answer()
    expect((await inFlight).headers.connection).toBe('close')
    await closed
  })

  it('lets a request in flight end and takes no other', async () => {
    const port = await sparePort()
    const { listener, arrived, answer } = slow()
    const listening = await listen(listener, on(port))
    const inFlight = fetch(`http://127.0.0.1:${port}/`)
    await arrived
    const closed = listening.close(10_000)
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
    answer()
    expect(await (await inFlight).text()).toBe('done')
    await closed
  })

  it('cuts off a request that does not end in time', async () => {
    const port = await sparePort()
    const { listener, arrived } = slow()
    const listening = await listen(listener, on(port))
    const inFlight = fetch(`http://127.0.0.1:${port}/`)
    await arrived
    await Promise.all([listening.close(50), expect(inFlight).rejects.toThrow()])
  })

  it('says when the port is taken', async () => {
    const port = await sparePort()
    const other = createServer().listen(port)
    await once(other, 'listening')
    await expect(listen(() => {}, on(port))).rejects.toMatchObject({ code: 'EADDRINUSE' })
    other.close()
  })
})
