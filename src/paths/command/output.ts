import { createWriteStream } from 'node:fs'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { reasonOf, UserError } from '#cli/errors.ts'

const chunk = 1 << 16

/** Writes pieces as they are made, no faster than they are taken. A reader that has gone away is no fault. */
export async function write(pieces: Iterable<string>, out: Writable): Promise<void> {
  try {
    await pipeline(Readable.from(gathered(pieces)), out, { end: false })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

export async function writeFile(pieces: Iterable<string>, file: string): Promise<void> {
  const stream = createWriteStream(file)
  let fault: unknown
  stream.on('error', (error) => {
    fault = error
  })
  try {
    await pipeline(Readable.from(gathered(pieces)), stream)
  } catch (error) {
    if (error !== fault) throw error
    throw new UserError(`--out: ${file} cannot be written: ${reasonOf(error)}.`)
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].includes(String(error.code))

/** Fewer, larger pieces. */
function* gathered(pieces: Iterable<string>): Generator<string> {
  let held = ''
  for (const piece of pieces) {
    held += piece
    if (held.length < chunk) continue
    yield held
    held = ''
  }
  if (held !== '') yield held
}
