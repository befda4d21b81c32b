import { fileTypeFromBuffer } from 'file-type'
import { isUploadable } from '#contract/kyc/upload-name.ts'

type Content = { mime: string; extension: string }

/**
 * A file's real type by its bytes; undefined where that may not be uploaded or is of another kind than declared. A
 * picture declared as another picture format gets its real type.
 */
export async function contentOf(bytes: Uint8Array, declared: string): Promise<Content | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !isUploadable(found.mime) || kindOf(found.mime) !== kindOf(declared)) return undefined
  return { mime: found.mime, extension: found.ext }
}

const kindOf = (type: string) => type.split('/')[0]
