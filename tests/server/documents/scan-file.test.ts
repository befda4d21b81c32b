import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { malwareIn } from '#server/documents/scan-file.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A scanner that answers as it is told, and never closes the connection. */
async function aScanner(answer: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', () => answer(socket))
  }).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

const notThere = 'The scanner of files does not answer'

it('a scan that only trickles ends in time', async () => {
  const scanner = await aScanner((socket) => {
    const trickle = setInterval(() => socket.write('s'), 20)
    socket.on('close', () => clearInterval(trickle))
  })
  await expect(malwareIn(scanner, Buffer.from('file'), 200)).rejects.toThrow(notThere)
})

it('a reply is read no further than a line is long', async () => {
  const scanner = await aScanner((socket) => socket.write('s'.repeat(2_000)))
  await expect(malwareIn(scanner, Buffer.from('file'))).rejects.toThrow(notThere)
})
