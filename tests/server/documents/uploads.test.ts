import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { downloadDocument, uploadDocument } from '#contract/kyc/upload.calls.ts'
import { documents } from '#server/db/schema.ts'
import { uploads } from '#server/documents/uploads.routes.ts'
import { documentOf } from '#server/documents/uploads.store.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { aJourney } from '../journeys/asha.ts'
import { png } from '../kyc/an-owner.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { contents } from './contents.ts'

const unsupported = { http: 422, issues: [{ path: 'file', message: 'Unsupported file type' }] }
const dataDir = mkdtempSync(join(tmpdir(), 'safar-uploads-'))
const folder = join(dataDir, 'files')
const options = { modules: [journeys, uploads], deps: { config: { ...testConfig, dataDir } } }

afterAll(() => rmSync(dataDir, { recursive: true }))

describeOnEachDatabase('an upload', options, (server) => {
  async function anOwner() {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 1)
    const request = (bytes: Uint8Array | string, type: string, different = {}) => ({
      customerLeadId,
      docName: 'passport',
      category: 'kyc',
      file: new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'Asha’s passport.png', {
        type,
      }),
      ...different,
    })
    return {
      visitor,
      request,
      upload: async (...file: Parameters<typeof request>) =>
        (await visitor.call(uploadDocument, request(...file))).data,
      refused: (...file: Parameters<typeof request>) => visitor.refused(uploadDocument, request(...file)),
    }
  }

  it('is found for its own journey, and for no other', async () => {
    const owner = await anOwner()
    const { id } = await owner.upload(png, 'image/png')
    const [row] = await server.db.select().from(documents)
    expect(row?.leadId).toBe(owner.request(png, 'image/png').customerLeadId)
    expect(await documentOf(server.db, row?.leadId ?? '', id)).toEqual(row)
    expect(await documentOf(server.db, 'another', id)).toBeUndefined()
    expect(await documentOf(server.db, row?.leadId ?? '', 'another')).toBeUndefined()
  })

  it.each([
    ['application/pdf', contents.pdf, /^document_1781497800000\.pdf$/],
    ['image/png', png, /^image_1781497800000\.png$/],
    ['image/jpeg', contents.jpeg, /^image_1781497800000\.jpg$/],
    ['image/webp', contents.webp, /^image_1781497800000\.webp$/],
  ])('of %s is kept under another name [VALID-60, VALID-61, API-37]', async (type, bytes, name) => {
    const owner = await anOwner()
    const kept = await owner.upload(bytes, type)
    expect(kept).toMatchObject({ type, size: bytes.length })
    expect(kept.name).toMatch(name)
    const [row] = await server.db.select().from(documents)
    expect(row).toMatchObject({ kind: 'passport', category: 'kyc', mime: type, originalName: kept.name })
    expect(JSON.stringify(row)).not.toContain('Asha')
    const response = await owner.visitor.ask(downloadDocument, { id: kept.id })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(bytes))
  })

  it('lies outside the pages, sealed, under a name that is its own', async () => {
    const owner = await anOwner()
    const { id } = await owner.upload(contents.pdf, 'application/pdf')
    const [row] = await server.db.select().from(documents)
    expect(row?.storedName).not.toBe(id)
    expect(readdirSync(folder)).toContain(row?.storedName)
    expect(readFileSync(join(folder, row?.storedName ?? '')).toString('latin1')).not.toContain('PDF')
    const response = await owner.visitor.ask(downloadDocument, { id })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(contents.pdf)
  })

  it('whose bytes were changed on the disk, or changed places, is not found', async () => {
    const owner = await anOwner()
    const { id } = await owner.upload(contents.pdf, 'application/pdf')
    await owner.upload(png, 'image/png')
    const [one, other] = await server.db.select().from(documents).orderBy(documents.id)
    writeFileSync(join(folder, one?.storedName ?? ''), readFileSync(join(folder, other?.storedName ?? '')))
    expect((await owner.visitor.refused(downloadDocument, { id })).code).toBe('not-found')
  })

  it.each([
    ['a text', 'text/plain', 'Hello'],
    ['a text that calls itself a picture', 'image/png', 'Hello'],
    ['a text that calls itself a PDF', 'application/pdf', 'Hello'],
    ['a picture that says nothing of itself', '', png],
    ['a picture that calls itself a PDF', 'application/pdf', png],
    ['a PDF that calls itself a picture', 'image/png', contents.pdf],
    ['a drawing that can carry scripts', 'image/svg+xml', contents.svg],
    ['such a drawing that calls itself a picture', 'image/png', contents.svg],
    ['a page that calls itself a picture', 'image/jpeg', '<html><script>alert(1)</script>'],
    [
      'a page with a PDF in it',
      'application/pdf',
      `<html><script>alert(1)</script>${contents.pdf.toString('latin1')}`,
    ],
    ['an archive that calls itself a PDF', 'application/pdf', contents.zip],
    ['an empty file', 'image/png', ''],
  ])('of %s is refused [VALID-60, ERR-01]', async (_, type, bytes) => {
    const owner = await anOwner()
    expect(await owner.refused(bytes, type)).toMatchObject(unsupported)
    expect(await server.db.select().from(documents)).toEqual([])
  })

  it('of a picture that is a script as well comes back only as a download', async () => {
    const owner = await anOwner()
    const { id } = await owner.upload(contents.gifAndScript, 'image/gif')
    const response = await owner.visitor.ask(downloadDocument, { id })
    expect(response.headers.get('content-type')).toBe('image/gif')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="image_\d+\.gif"$/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(Buffer.from(await response.arrayBuffer())).toEqual(contents.gifAndScript)
  })

  it('of more than 10 MB is refused, of exactly that much is not', async () => {
    const owner = await anOwner()
    const limit = 10 * 1024 * 1024
    const sized = (size: number) => Buffer.concat([contents.pdf, Buffer.alloc(size - contents.pdf.length)])
    expect((await owner.upload(sized(limit), 'application/pdf')).size).toBe(limit)
    expect(await owner.refused(sized(limit + 1), 'application/pdf')).toMatchObject({
      http: 413,
      code: 'too-large',
    })
    expect((await owner.refused(Buffer.alloc(limit * 1.1), 'application/pdf')).http).toBe(413)
  })

  it.each([
    [{ file: 'no file at all' }, 'file'],
    [{ docName: '' }, 'docName'],
    [{ category: 'holiday' }, 'category'],
  ])('that lacks something says what (%j)', async (different, path) => {
    const owner = await anOwner()
    expect(await owner.refused(png, 'image/png', different)).toMatchObject({ http: 422, issues: [{ path }] })
  })

  it('is taken twenty times for a journey and no more', async () => {
    const owner = await anOwner()
    for (let times = 0; times < 20; times += 1) await owner.upload(png, 'image/png')
    expect(await owner.refused(png, 'image/png')).toMatchObject({ http: 429, code: 'too-many' })
    await owner.upload(png, 'image/png', { category: 'motorDocuments' })
    await (await anOwner()).upload(png, 'image/png')
  })

  it('is nobody else’s to add to or to read', async () => {
    const owner = await anOwner()
    const { id } = await owner.upload(png, 'image/png')
    const stranger = server.visitor()
    const request = owner.request(png, 'image/png')
    expect((await stranger.refused(uploadDocument, request)).code).toBe('prove-owner')
    expect((await stranger.refused(downloadDocument, { id })).code).toBe('prove-owner')
    expect((await stranger.refused(uploadDocument, { ...request, customerLeadId: 'x' })).code).toBe(
      'unknown-journey',
    )
    expect((await owner.visitor.refused(downloadDocument, { id: 'x' })).code).toBe('not-found')
    expect((await owner.visitor.refused(downloadDocument, { id: '../../secrets.json' })).code).toBe(
      'not-found',
    )
  })
})
