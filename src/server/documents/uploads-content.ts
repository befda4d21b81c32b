import { fileTypeFromBuffer } from 'file-type'
import { isUploadable } from '#contract/kyc/upload-name.ts'

type Content = { mime: string; extension: string }

/**
 * What a file really is, by its bytes; undefined where that may not be uploaded or is another kind than it was
 * declared as. A picture declared as another format of picture is taken for what it is.
 */
export async function contentOf(bytes: Uint8Array, declared: string): Promise<Content | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !isUploadable(found.mime) || kindOf(found.mime) !== kindOf(declared)) return undefined
  return { mime: found.mime, extension: found.ext }
}

const kindOf = (type: string) => type.split('/')[0]
