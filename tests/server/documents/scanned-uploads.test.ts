import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { documents } from '#server/db/schema.ts'
import { uploads } from '#server/documents/uploads.routes.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { aJourney } from '../journeys/asha.ts'
import { testConfig } from '../support/config.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { aClamd } from './a-clamd.ts'
import { contents } from './contents.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'safar-scanned-'))
const clamd = await aClamd('malware')
const config = { ...testConfig, dataDir, scanner: clamd.address }

afterAll(() => {
  clamd.server.close()
  rmSync(dataDir, { recursive: true })
})

describeOnPglite(
  'an upload that is scanned',
  { modules: [journeys, uploads], deps: { config } },
  (server) => {
    async function anOwner() {
      const visitor = server.visitor()
      const { customerLeadId } = await aJourney(visitor, 1)
      return (bytes: Buffer) => {
        const file = new File([new Uint8Array(bytes)], 'passport.pdf', { type: 'application/pdf' })
        return visitor.ask(uploadDocument, { customerLeadId, docName: 'passport', category: 'kyc', file })
      }
    }

    const kept = async () => ({
      rows: (await server.db.select().from(documents)).length,
      files: readdirSync(dataDir, { recursive: true }).filter((name) => String(name).startsWith('files/'))
        .length,
    })

    it('is kept where the scanner finds nothing, and refused by name of what it finds', async () => {
      const upload = await anOwner()
      expect((await upload(contents.pdf)).status).toBe(200)
      const before = await kept()
      expect(before).toEqual({ rows: 1, files: 1 })
      const response = await upload(Buffer.concat([contents.pdf, Buffer.from('malware')]))
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ issues: [{ path: 'file' }] })
      expect(await kept()).toEqual(before)
      expect(server.logs).toContainEqual(expect.objectContaining({ malware: 'Test-Signature' }))
    })

    it('is not kept where the scanner gives no answer, does not take the file, or is down', async () => {
      const upload = await anOwner()
      const before = await kept()
      const large = Buffer.concat([contents.pdf, Buffer.alloc(200_000)])
      expect((await upload(large)).status).toBe(503)
      clamd.server.close()
      expect((await upload(contents.pdf)).status).toBe(503)
      expect(await kept()).toEqual(before)
    })
  },
)
