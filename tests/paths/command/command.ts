import { Writable } from 'node:stream'
import { run } from '#paths/command/run.ts'

const fixtures = 'tests/paths/command/fixtures'

/** A fixture machine as it is typed. */
export const inFile = (name: string): string => `./${fixtures}/${name}`

class Kept extends Writable {
  text = ''
  isTTY = false

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += String(chunk)
    done()
  }
}

/** Runs the command in this process: its exit code, and what it said on either stream. */
export async function command(...args: string[]) {
  const [out, err] = [new Kept(), new Kept()]
  const code = await run(args, { out, err })
  return { code, out: out.text, err: err.text }
}

/** What it prints as JSON, where it is content. */
export async function printed(...args: string[]) {
  const { code, out, err } = await command(...args, '--json')
  if (code !== 0) throw new Error(err)
  return JSON.parse(out)
}
