import { form } from '#machines/reference/messages/form.ts'

const pdf = 'application/pdf'

/**
 * Only PDF or a type beginning with image/ may be uploaded (VALID-60), except SVG,
 * which can carry scripts (ruling 23).
 */
export const isUploadable = (type: string): boolean =>
  type === pdf || (type.startsWith('image/') && !type.startsWith('image/svg'))

/** `document_1718419800000.pdf` or `image_….png`: the original file name is dropped (VALID-61). */
export function uploadName(type: string, atMs: number, extension = extensionOf(type)): string {
  return `${type === pdf ? 'document' : 'image'}_${atMs}.${extension}`
}

const extensionOf = (type: string) => (type === 'image/jpeg' ? 'jpg' : type.replace(/^.*\/(?:x-)?/, ''))

/** The file under its upload name; throws the message where it may not be uploaded. */
export function renamed(file: File, atMs: number): File {
  if (!isUploadable(file.type)) throw new Error(form.unsupportedFile)
  return new File([file], uploadName(file.type, atMs), { type: file.type })
}
