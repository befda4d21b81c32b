import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

const command = 'zINSTREAM\0'

export type Clamd = { address: { host: string; port: number }; server: Server }

/** Speaks the protocol of ClamAV's daemon: finds whatever has the given word in it, and takes no file above a size. */
export async function aClamd(word: string, largest = 100_000): Promise<Clamd> {
  const server = createServer((socket) => {
    let come = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      come = Buffer.concat([come, chunk])
      const file = fileIn(come)
      if (come.length > largest) socket.end('INSTREAM size limit exceeded. ERROR\0')
      else if (file) socket.end(file.includes(word) ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0')
    })
    socket.on('error', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: { host: '127.0.0.1', port }, server }
}

/** The blocks of a file, once the empty one has come. */
function fileIn(come: Buffer): Buffer | undefined {
  const blocks: Buffer[] = []
  for (let at = command.length; at + 4 <= come.length; ) {
    const length = come.readUInt32BE(at)
    if (length === 0) return Buffer.concat(blocks)
    blocks.push(come.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
