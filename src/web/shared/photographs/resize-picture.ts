import { messages } from '#machines/reference/messages.ts'

const longestSide = 1600
const type = 'image/jpeg'
const quality = 0.85

/**
 * A picture as a JPEG of at most 1600 px, upright. It is drawn anew, so nothing of the camera's notes remains, such as
 * the place. Throws where the file is no picture, whatever it is called.
 */
export async function resizePicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(unsupported)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return unsupported()
  // What is transparent would be black in a JPEG.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
  return blob ? new File([blob], file.name, { type }) : unsupported()
}

function unsupported(): never {
  throw new Error(messages.form.unsupportedFile)
}
