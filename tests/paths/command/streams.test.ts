import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { run } from '#paths/command/run.ts'
import { command, inFile } from './command.ts'

const lamp = inFile('lamp.ts#lamp')

/** A stream that ends in a fault as soon as something is written. */
const failing = (fault: Error) => new Writable({ write: (_chunk, _encoding, done) => done(fault) })
const quiet = () => new Writable({ write: (_chunk, _encoding, done) => done() })

test('writes the document to one stream and notes to the other', async () => {
  const { code, out, err } = await command(inFile('door.ts'), '--to', 'locked', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out).uncovered).toHaveLength(0)
  expect(err).toMatch(/States are told apart by/)
})

test('ends silently when the reader has gone away', async () => {
  const gone = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  expect(await run([lamp], { out: failing(gone), err: quiet() })).toBe(0)
})

test('reports an unexpected error in one sentence, with the stack on request', async () => {
  const said: string[] = []
  const err = new Writable({
    write: (chunk, _encoding, done) => {
      said.push(String(chunk))
      done()
    },
  })
  const fault = new Error('the paper is jammed')
  expect(await run([lamp], { out: failing(fault), err })).toBe(70)
  expect(said.join('')).toMatch(/^Something went wrong here .*the paper is jammed.*DEBUG.*\n$/)
  expect(await run([lamp], { out: failing(fault), err }, { DEBUG: '1' })).toBe(70)
  expect(said.join('')).toMatch(/jammed\n +at .*streams\.test\.ts/)
})

test('uses colours only for a terminal that wants them', async () => {
  const painted = async (isTTY: boolean, env: Record<string, string>) => {
    let text = ''
    const out = Object.assign(
      new Writable({
        write: (chunk, _encoding, done) => {
          text += chunk
          done()
        },
      }),
      { isTTY },
    )
    await run([lamp], { out, err: quiet() }, env)
    return text.includes('\u001b[')
  }
  expect(await painted(true, {})).toBe(true)
  expect(await painted(false, {})).toBe(false)
  expect(await painted(true, { NO_COLOR: '1' })).toBe(false)
})
