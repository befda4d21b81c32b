import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { Unavailable } from '../http/unavailable.ts'

/** Large files take the scanner some seconds. */
const longestMs = 20_000
/** The protocol's blocks begin with their length, and one of none ends the file. */
const lengthOf = (bytes: Uint8Array) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return length
}
const nothing = new Uint8Array()

/** Where a `clamd` listens: `tcp://HOST:PORT`, or `unix:PATH` of a socket. */
export function scannerAt(address: string): NetConnectOpts {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) }
  const { hostname, port } = new URL(address)
  return { host: hostname, port: Number(port) }
}

/** The name of the malware in a file; undefined where there is none. A file that was not scanned is not let through. */
export async function malwareIn(scanner: NetConnectOpts, bytes: Uint8Array): Promise<string | undefined> {
  const reply = await replyOf(scanner, bytes).catch((error: unknown) => {
    throw new Unavailable('The scanner of files does not answer', { cause: error })
  })
  if (reply === 'stream: OK') return undefined
  const [, found] = /^stream: (.+) FOUND$/.exec(reply) ?? []
  if (found === undefined) throw new Unavailable(`The scanner of files answers ${reply}`)
  return found
}

async function replyOf(scanner: NetConnectOpts, bytes: Uint8Array): Promise<string> {
  const socket = connect(scanner)
  socket.setTimeout(longestMs, () => socket.destroy(new Error(`took longer than ${longestMs} ms`)))
  const parts = ['zINSTREAM\0', lengthOf(bytes), bytes, lengthOf(nothing)]
  for (const part of parts) socket.write(part)
  return untilClosed(socket)
}

/** It closes the connection after its reply, and earlier where a file is larger than it takes. */
async function untilClosed(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8').replace(/\0$/, '')
}
