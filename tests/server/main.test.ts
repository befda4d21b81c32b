import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { backUp } from '#server/backup/backup.ts'
import { askServer } from '#server/backup/control.ts'
import { keysCommand } from '#server/key-rotation/command.ts'
import { mishapTo } from '../storm/kills/preload.ts'
import { type Started, startServer } from '../storm/server-process.ts'
import { aSave } from './journeys/asha.ts'
import { startObjectStore } from './support/object-store.ts'
import { sparePort } from './support/spare-port.ts'
import { visitorOf } from './support/visitor.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'safar-main-'))
const running: ChildProcess[] = []
let port: number

/** Starts the server as its own process and waits until it is ready or gone. */
async function start(env: Record<string, string> = {}): Promise<Started> {
  const started = await startServer({ DATA_DIR, PORT: String(port), ...env })
  running.push(started.process)
  return started
}

/** Has a server process told to end in the moment in which it accepts connections. */
const toldWhenListening = encodeURIComponent(`
  import { Server } from 'node:http'
  const listen = Server.prototype.listen
  Server.prototype.listen = function (...args) {
    Server.prototype.listen = listen
    return listen.apply(this, args).once('listening', () => process.kill(process.pid, 'SIGTERM'))
  }
`)

/** A request of which the last byte is still to come. */
async function halfSent(to: number) {
  const socket = connect(to, 'localhost')
  let said = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write('POST /api/v1/auth/send-otp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n')
  socket.write('Content-Length: 2\r\n\r\n{')
  // The server has read the head once it answers something that was sent later.
  await fetch(`http://localhost:${to}/healthz`)
  return {
    /** Sends the last byte, and gives all that the server said. */
    end: async () => {
      if (!socket.destroyed) socket.write('}')
      await closed
      return said
    },
  }
}

describe('the server process', () => {
  beforeAll(async () => {
    port = await sparePort()
  })
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL')
  })
  afterAll(() => rmSync(DATA_DIR, { recursive: true }))

  it('says in one line that it is ready, answers, and ends in order when it is told to', async () => {
    const server = await start()
    expect(server.said).toBe(`Safar is ready at http://localhost:${port}\n`)
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
    expect(existsSync(join(DATA_DIR, 'db.lock'))).toBe(true)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(existsSync(join(DATA_DIR, 'db.lock'))).toBe(false)
  }, 60_000)

  it('ends in order when it is told to as soon as it listens, before it says that it is ready', async () => {
    const server = await start({ NODE_OPTIONS: `--import=data:text/javascript,${toldWhenListening}` })
    expect(await server.ended).toBe(0)
    expect(existsSync(join(DATA_DIR, 'db.lock'))).toBe(false)
  }, 60_000)

  it('answers what was being sent when it is told to end, and is gone within 10 s', async () => {
    const server = await start({ METRICS_TOKEN: 'a token for the tests alone' })
    const inTime = await halfSent(port)
    const never = await halfSent(port)
    const asked = Date.now()
    server.process.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow()
    expect(await inTime.end()).toMatch(/^HTTP\/1\.1 4\d\d .*connection: close/is)
    expect(await server.ended).toBe(0)
    expect(Date.now() - asked).toBeLessThan(10_500)
    expect(await never.end()).toBe('')
    expect(existsSync(join(DATA_DIR, 'db.lock'))).toBe(false)
  }, 60_000)

  it('is backed up while it runs', async () => {
    await start()
    const { tables } = await backUp({ dataDir: DATA_DIR }, join(DATA_DIR, 'backup'))
    expect(tables['public.employees']?.rows).toBeGreaterThan(0)
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  }, 60_000)

  it('takes up a new key while it runs, and seals anew with it what it has', async () => {
    await start()
    const typed = (line: string) =>
      keysCommand(line.split(' '), { DATA_DIR }, { ask: askServer, now: () => new Date() })
    const url = `http://localhost:${port}`
    /** The cookies of a browser that begins a journey. */
    const begin = async () => {
      const visitor = visitorOf((path, init) => fetch(url + path, init), url)
      await visitor.call(saveFlow, aSave(1))
      return visitor.jar.header
    }
    expect(await begin()).toMatch(/leadOwner-[^;]+\.1(;|$)/)
    expect(await typed('rotate')).toContain('Key 2')
    await expect.poll(begin, { timeout: 5_000 }).toMatch(/leadOwner-[^;]+\.2(;|$)/)
    expect(await typed('reseal')).toBe('Sealed anew: 1 row and 0 files.')
    expect(await typed('list')).toMatch(/^1 +ever +accepted +0 +0 /m)
  }, 60_000)

  it('tells how long its event loop waits', async () => {
    const METRICS_TOKEN = 'a token for the tests alone'
    await start({ METRICS_TOKEN })
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const page = await (await fetch(`http://localhost:${port}/metrics`, { headers })).text()
    expect(page).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  }, 60_000)

  it('refuses a data directory or a port that another one uses', async () => {
    const first = await start()
    const second = await start({ PORT: String(await sparePort()) })
    expect(await second.ended).toBe(1)
    expect(second.said).toMatch(/^\S+ is in use by process \d+ on \S+\. Stop that process, or set DATA_DIR/)
    expect(second.said.trim().split('\n')).toHaveLength(1)
    const third = await start({ DATA_DIR: join(DATA_DIR, 'other') })
    expect(await third.ended).toBe(1)
    expect(third.said).toContain('Stop what listens there, or set PORT.')
    first.process.kill('SIGINT')
    expect(await first.ended).toBe(0)
  }, 60_000)

  it('starts again after it was killed', async () => {
    const first = await start()
    first.process.kill('SIGKILL')
    await first.ended
    const second = await start()
    expect(second.said).toContain('is ready')
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  }, 60_000)

  it('ends and says why once its disk is too full for the log of its database', async () => {
    const server = await start({ LOG_LEVEL: 'fatal', ...mishapTo({ full: 'all' }) })
    server.process.kill('SIGUSR2')
    const url = `http://localhost:${port}`
    const visitor = visitorOf((path, init) => fetch(url + path, init), url)
    await visitor.ask(saveFlow, aSave(1)).catch(() => undefined)
    expect(await server.ended).toBe(1)
    expect(server.said).toContain('the database gave up')
    expect((await start()).said).toContain('is ready')
  }, 60_000)

  it('names every fault of its environment', async () => {
    const server = await start({ PORT: 'https', SANDBOX: 'maybe' })
    expect(await server.ended).toBe(1)
    expect(server.said).toBe(
      'The environment is not usable:\n  PORT: must be a port from 1 to 65535\n  SANDBOX: must be on, off or apart\n',
    )
  })

  it('does not start on a store of documents that does not let it in', async () => {
    const objects = await startObjectStore()
    const there = join(DATA_DIR, 'not-let-in')
    const server = await start({ ...objects.env, AWS_SECRET_ACCESS_KEY: 'another', DATA_DIR: there })
    expect(await server.ended).toBe(1)
    expect(server.said).toContain('\n  DOCUMENTS_URL: the store answers SignatureDoesNotMatch. The bucket,')
    const { DOCUMENTS_URL = '' } = objects.env
    const without = await start({
      DOCUMENTS_URL,
      AWS_SHARED_CREDENTIALS_FILE: '/no/such/file',
      DATA_DIR: there,
    })
    expect([await without.ended, without.said]).toEqual([
      1,
      'The environment is not usable:\n  AWS_SHARED_CREDENTIALS_FILE: the file cannot be read\n',
    ])
    await objects.stop()
  }, 120_000)

  it('starts while its store of documents is down, and tells so until it is up', async () => {
    const storePort = await sparePort()
    const env = { DOCUMENTS_URL: `http://127.0.0.1:${storePort}/papers/safar`, AWS_ACCESS_KEY_ID: 'S3RVER' }
    await start({ ...env, AWS_SECRET_ACCESS_KEY: 'S3RVER', DATA_DIR: join(DATA_DIR, 'store-down') })
    const url = `http://localhost:${port}`
    const visitor = visitorOf((path, init) => fetch(url + path, init), url)
    const { customerLeadId } = (await visitor.call(saveFlow, aSave(1))).data.data
    const paper = { customerLeadId, docName: 'pan', category: 'kyc' as const }
    const upload = async () => {
      const file = new File(['%PDF-1.4\n%%EOF\n'], 'pan.pdf', { type: 'application/pdf' })
      return (await visitor.ask(uploadDocument, { ...paper, file })).status
    }
    const ready = async () => (await fetch(`${url}/readyz`)).json()
    expect(await upload()).toBe(503)
    expect(await ready()).toMatchObject({ status: 'degraded', parts: { documents: 'down' } })
    const objects = await startObjectStore(storePort)
    expect(await upload()).toBe(200)
    expect(await ready()).toMatchObject({ status: 'ok', parts: { documents: 'up' } })
    await objects.stop()
  }, 120_000)

  it('says that PostgreSQL cannot be reached', async () => {
    const server = await start({ DATABASE_URL: 'postgres://127.0.0.1:1/safar' })
    expect(await server.ended).toBe(1)
    expect(server.said).toBe('PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED).\n')
  })

  it.runIf(inject('postgresUrl'))(
    'runs twice on one PostgreSQL, both migrating it at once',
    async () => {
      const DATABASE_URL = inject('postgresUrl') ?? ''
      const [first, second] = await Promise.all([
        start({ DATABASE_URL }),
        start({ DATABASE_URL, PORT: String(await sparePort()), DATA_DIR: join(DATA_DIR, 'second') }),
      ])
      expect([first.said, second.said]).toEqual([
        expect.stringContaining('ready'),
        expect.stringContaining('ready'),
      ])
      first.process.kill('SIGTERM')
      second.process.kill('SIGTERM')
      expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0])
    },
    60_000,
  )
})
