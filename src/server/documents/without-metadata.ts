import { jpegWithoutMetadata } from './jpeg-segments.ts'
import { pngWithoutMetadata } from './png-chunks.ts'

const cleaners: Readonly<Record<string, (bytes: Buffer) => Buffer | undefined>> = {
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
}

/**
 * A photograph with what draws it and nothing else: not where and when it was taken, nor with what. Undefined for a
 * damaged file, and for formats that may hide such things elsewhere.
 */
export const withoutMetadata = (bytes: Uint8Array, mime: string): Uint8Array | undefined =>
  cleaners[mime]?.(Buffer.from(bytes))
