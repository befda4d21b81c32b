import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, expect, it } from 'vitest'
import { pathOf } from '#contract/call.ts'
import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { documents } from '#server/db/schema.ts'
import { listen } from '#server/listen.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { sparePort } from '../support/spare-port.ts'
import { aHousehold, photographOf } from './a-household.ts'

const kilobyte = 1024
const dataDir = mkdtempSync(join(tmpdir(), 'safar-cut-off-'))
// Names are the same in every test.
afterEach(() => rmSync(join(dataDir, 'files'), { recursive: true, force: true }))
afterAll(() => rmSync(dataDir, { recursive: true }))

/** A JPEG of so many tables of a kilobyte. */
function jpegOf(tables: number): File {
  const table = Buffer.concat([Buffer.from([0xff, 0xdb, 0x03, 0xfe]), Buffer.alloc(kilobyte - 4, 7)])
  const parts = [Buffer.from([0xff, 0xd8]), ...Array<Buffer>(tables).fill(table), Buffer.from([0xff, 0xd9])]
  return new File([new Uint8Array(Buffer.concat(parts))], 'rex.jpg', { type: 'image/jpeg' })
}

describeOnEachDatabase(
  'an upload over a real connection',
  { deps: { config: { ...testConfig, dataDir } } },
  (server) => {
    /** Head and body of a whole upload, as a browser would send them. */
    async function anUpload() {
      const { visitor, customerLeadId } = await aHousehold(server)
      const form = new FormData()
      for (const [name, value] of Object.entries(photographOf(customerLeadId, 'front', jpegOf(24))))
        form.append(name, value)
      const request = new Request('http://a.test', { method: 'POST', body: form })
      const body = Buffer.from(await request.arrayBuffer())
      const head = [
        `POST ${pathOf(uploadDocument)} HTTP/1.1`,
        'Host: a.test',
        `Origin: ${testConfig.baseUrl}`,
        `Cookie: ${visitor.jar.header}`,
        `Content-Type: ${request.headers.get('content-type')}`,
        `Content-Length: ${body.length}`,
        'Connection: close',
      ]
      return { head: `${head.join('\r\n')}\r\n\r\n`, body }
    }

    const stored = async () => ({
      files: readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
        .length,
      rows: (await server.db.select().from(documents)).length,
    })

    it('that is cut off at any kilobyte leaves nothing behind, and the next one is stored', async () => {
      const port = await sparePort()
      const listening = await listen(
        getRequestListener((request) => server.app.fetch(request)),
        { ...testConfig, port },
      )
      const { head, body } = await anUpload()
      for (let sent = 0; sent < body.length; sent += kilobyte) {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined)
        socket.write(head)
        await new Promise<void>((resolve) => socket.write(body.subarray(0, sent), () => resolve()))
        await setImmediate()
        // A line that breaks, and a browser that is closed.
        if (sent % (2 * kilobyte) === 0) socket.resetAndDestroy()
        else socket.end()
      }
      const whole = connect(port, '127.0.0.1')
      whole.write(head)
      whole.write(body)
      expect(await text(whole)).toMatch(/^HTTP\/1\.1 200 /)
      await listening.close(1000)
      expect(await stored()).toEqual({ files: 1, rows: 1 })
      expect(server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
    })
  },
)
