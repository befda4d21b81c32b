import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { downloadDocument, uploadDocument } from '#contract/kyc/upload.calls.ts'
import { uploadName } from '#contract/kyc/upload-name.ts'
import type { DocumentCategory } from '#machines/reference/documents.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import type { Deps, Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serve, serveLead } from '../http/serve.ts'
import { type SealedFiles, sealedFilesOf } from '../storage/sealed-files.ts'
import { malwareIn } from './scan-file.ts'
import { countDocuments, findDocument, insertDocument } from './uploads.store.ts'
import { contentOf } from './uploads-content.ts'
import { withoutMetadata } from './without-metadata.ts'

/** Documents uploaded by customers, and their download. */
export const uploads: Module = (deps) => {
  const files = sealedFilesOf(deps.config, deps.fetch)

  const upload = serveLead(uploadDocument, async ({ request: { docName, category, file }, lead }) => {
    if ((await countDocuments(deps.db, lead.id, category)) >= limits.upload.perJourney[category])
      fail('too-many')
    const kept = await keep(deps, files, file, category)
    await insertDocument(deps.db, { ...kept, leadId: lead.id, category, kind: docName })
    const { id, originalName: name, mime: type, size } = kept
    return { status: 'success' as const, data: { id, name, type, size } }
  })

  const download = serve(downloadDocument, async ({ request: { id }, c }) => {
    const document = await findDocument(deps.db, id)
    if (!document) return fail('not-found')
    await c.var.openLead({ key: 'customerLeadId', value: document.leadId, action: downloadDocument.path })
    const bytes = await files.get(document.storedName)
    if (!bytes) return fail('not-found')
    // Whatever a file contains besides the picture, no browser opens it as a page of ours.
    const disposition = `attachment; filename="${document.originalName}"`
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': document.mime,
      'Content-Disposition': disposition,
    })
  })

  return new Hono<ServerEnv>().route('/', upload).route('/', download)
}

/** Stores the bytes of an acceptable file under a random name, before anything else knows of it. */
async function keep(
  { random, clock, config, log }: Pick<Deps, 'random' | 'clock' | 'config' | 'log'>,
  files: SealedFiles,
  file: File,
  category: DocumentCategory,
) {
  if (file.size > limits.upload.maxBytes) fail('too-large')
  const sent = new Uint8Array(await file.arrayBuffer())
  const content = await contentOf(sent, file.type)
  if (!content) return rejectFile()
  const malware = config.scanner && (await malwareIn(config.scanner, sent))
  if (malware) {
    log.warn({ malware }, 'upload refused')
    return rejectFile(messages.form.unsafeFile)
  }
  const bytes = category === 'photographs' ? withoutMetadata(sent, content.mime) : sent
  if (!bytes) return rejectFile()
  const storedName = random.id()
  await files.put(storedName, bytes)
  const at = clock.now()
  return {
    id: random.id(),
    originalName: uploadName(content.mime, at.getTime(), content.extension),
    storedName,
    mime: content.mime,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: at,
  }
}

const rejectFile = (message: string = messages.form.unsupportedFile) =>
  fail('invalid', message, { issues: [{ path: 'file', message }] })
