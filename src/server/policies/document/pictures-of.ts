import type { Chapter } from '#machines/document/document.ts'
import { documentOf } from '../../documents/uploads.store.ts'
import type { PolicyDeps } from '../deps.ts'

type Stored = Pick<PolicyDeps, 'db' | 'files'>

/** The pictures that chapters show. Only what was uploaded to this very journey counts. */
export async function picturesOf(
  deps: Stored,
  leadId: string,
  chapters: readonly Chapter[],
): Promise<Map<string, Uint8Array>> {
  const blocks = chapters.flatMap((chapter) => chapter.blocks)
  const ids = blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures : []))
  const pictures = new Map<string, Uint8Array>()
  for (const { documentId } of ids) {
    const bytes = await pictureOf(deps, leadId, documentId)
    if (bytes) pictures.set(documentId, bytes)
  }
  return pictures
}

async function pictureOf({ db, files }: Stored, leadId: string, documentId: string) {
  const stored = await documentOf(db, leadId, documentId)
  return stored?.category === 'photographs' ? files.get(stored.storedName) : undefined
}
