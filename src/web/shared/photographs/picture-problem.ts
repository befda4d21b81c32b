import { photographTexts as texts } from '#machines/reference/messages/photographs.ts'

/** The shorter side of the smallest picture in which a number plate can be read, in pixels. */
const smallest = 480
/** The side at which light and sharpness are judged, whatever the camera. */
const judgedSide = 256
/** Mean brightness of 0 to 255 outside which nothing can be made out. */
const brightness = { min: 28, max: 238 }
/** Variance of the second derivative below which no edge is sharp. */
const sharpness = 6

/** Why somebody could not tell what is on a picture; undefined where nothing speaks against it, or it cannot be read. */
export async function pictureProblem(file: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const isSmall = Math.min(bitmap.width, bitmap.height) < smallest
  const grey = greyOf(bitmap)
  bitmap.close()
  return isSmall ? texts.tooSmall : grey && greyProblem(grey, judgedSide)
}

/** The same of the brightness of each pixel, in rows of this width. */
export function greyProblem(grey: readonly number[], width: number): string | undefined {
  const mean = average(grey)
  if (mean < brightness.min) return texts.tooDark
  if (mean > brightness.max) return texts.tooBright
  return variance(edgesOf(grey, width)) < sharpness ? texts.blurred : undefined
}

function greyOf(bitmap: ImageBitmap): number[] | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = judgedSide
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  pen.drawImage(bitmap, 0, 0, judgedSide, judgedSide)
  const { data } = pen.getImageData(0, 0, judgedSide, judgedSide)
  return Array.from({ length: judgedSide ** 2 }, (_, pixel) => brightnessAt(data, 4 * pixel))
}

/** As the eye weighs the colours (ITU-R BT.601). */
const brightnessAt = (data: Uint8ClampedArray, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)

/** The Laplacian of every pixel that has four neighbours. */
function edgesOf(grey: readonly number[], width: number): number[] {
  const at = (pixel: number) => grey[pixel] ?? 0
  return grey.flatMap((value, pixel) => {
    const isInside = pixel % width > 0 && pixel % width < width - 1 && grey[pixel + width] !== undefined
    if (!isInside || pixel < width) return []
    return [at(pixel - 1) + at(pixel + 1) + at(pixel - width) + at(pixel + width) - 4 * value]
  })
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

function variance(numbers: readonly number[]): number {
  const mean = average(numbers)
  return average(numbers.map((one) => (one - mean) ** 2))
}
