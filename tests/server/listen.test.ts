import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
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

describe('listen', () => {
  it('lets a request in flight end and takes no other', async () => {
    const port = await sparePort()
    const { listener, arrived, answer } = slow()
    const listening = await listen(listener, port)
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
    const listening = await listen(listener, port)
    const inFlight = fetch(`http://127.0.0.1:${port}/`)
    await arrived
    await Promise.all([listening.close(50), expect(inFlight).rejects.toThrow()])
  })

  it('says when the port is taken', async () => {
    const port = await sparePort()
    const other = createServer().listen(port)
    await once(other, 'listening')
    await expect(listen(() => {}, port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
    other.close()
  })
})
