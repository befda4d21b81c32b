import { connect, type Socket } from 'node:net'
import { addAbortSignal } from 'node:stream'
import type { Scanner } from '../environment.ts'
import { Unavailable } from '../http/unavailable.ts'

/** Large files take the scanner some seconds. */
const longestMs = 20_000
/** A reply is a line. */
const longestReply = 1_024
/** The protocol's blocks begin with their length, and one of none ends the file. */
const lengthOf = (bytes: Uint8Array) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return length
}
const nothing = new Uint8Array()

/** The name of the malware in a file; undefined where there is none. A file that was not scanned is not let through. */
export async function malwareIn(
  scanner: Scanner,
  bytes: Uint8Array,
  withinMs = longestMs,
): Promise<string | undefined> {
  const reply = await replyOf(scanner, bytes, withinMs).catch((error: unknown) => {
    throw new Unavailable('The scanner of files does not answer', { cause: error })
  })
  if (reply === 'stream: OK') return undefined
  const [, found] = /^stream: (.+) FOUND$/.exec(reply) ?? []
  if (found === undefined) throw new Unavailable(`The scanner of files answers ${reply}`)
  return found
}

async function replyOf(scanner: Scanner, bytes: Uint8Array, withinMs: number): Promise<string> {
  const socket = addAbortSignal(AbortSignal.timeout(withinMs), connect(scanner))
  const parts = ['zINSTREAM\0', lengthOf(bytes), bytes, lengthOf(nothing)]
  for (const part of parts) socket.write(part)
  return untilClosed(socket)
}

/** It closes the connection after its reply, and earlier where a file is larger than it takes. */
async function untilClosed(socket: Socket): Promise<string> {
  let reply = Buffer.alloc(0)
  for await (const chunk of socket) {
    reply = Buffer.concat([reply, chunk])
    if (reply.length > longestReply) throw new Error(`replies with more than ${longestReply} bytes`)
  }
  return reply.toString('utf8').replace(/\0$/, '')
}
