import type { Picture } from '#machines/document/document.ts'
import type { Pen } from './pen.ts'
import { colours, sheet, sizes } from './style.ts'

const inLine = 4
const gap = 10
const caption = { size: sizes.label, colour: colours.soft } as const
const box = { width: (sheet.width - gap * (inLine - 1)) / inLine, height: 92 }

/** Pictures side by side, each whole in its box and with its caption below. */
export function printPictures(pen: Pen, pictures: readonly Picture[]): void {
  for (let first = 0; first < pictures.length; first += inLine) {
    const line = pictures.slice(first, first + inLine)
    const below = Math.max(...line.map((picture) => pen.heightOf(picture.caption, widthOf(caption))))
    pen.ensure(box.height + below + 12)
    const { y } = pen
    line.forEach((picture, place) => {
      printPicture(pen, picture, { x: sheet.left + place * (box.width + gap), y })
    })
    pen.y += box.height + below + 8
  }
}

const widthOf = <W extends object>(writing: W) => ({ ...writing, width: box.width })

function printPicture(pen: Pen, { documentId, caption: text }: Picture, { x, y }: { x: number; y: number }) {
  pen.artifact(() => pen.doc.roundedRect(x, y, box.width, box.height, 4).fill(colours.panel))
  const bytes = pen.pictures.get(documentId)
  const draw = bytes && drawing(pen, Buffer.from(bytes), { x, y })
  const place = { x, y: y + box.height + 3 }
  if (draw) pen.add('Figure', draw, { alt: text, bbox: [x, y, x + box.width, y + box.height] })
  else pen.add('P', () => pen.write(pen.photographLabel, x + 8, y + 40, widthOf(caption)))
  pen.add('Caption', () => pen.write(text, place.x, place.y, widthOf(caption)))
}

type Opened = { width: number; height: number }
/** Missing in the library's types: a picture is read before it is drawn. */
type Opening = {
  openImage(bytes: Buffer): Opened
  image(opened: Opened, x: number, y: number, options: PDFKit.Mixins.ImageOption): unknown
}

/** Undefined for a picture that cannot be drawn: a document is never held up by one. */
function drawing(pen: Pen, bytes: Buffer, { x, y }: { x: number; y: number }): (() => void) | undefined {
  if (isUnpackedLater(bytes)) return undefined
  const doc = pen.doc as PDFKit.PDFDocument & Opening
  try {
    const image = doc.openImage(bytes)
    if (!(image.width > 0 && image.height > 0)) return undefined
    return () =>
      void doc.image(image, x, y, { fit: [box.width, box.height], align: 'center', valign: 'center' })
  } catch {
    return undefined
  }
}

const png = { signature: Buffer.from('\x89PNG', 'latin1'), colourType: 25, alpha: 4, interlace: 28 }

/** A PNG of the kinds that the library unpacks after it has returned, when damage would end the process. */
const isUnpackedLater = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(png.signature) &&
  (((bytes[png.colourType] ?? png.alpha) & png.alpha) !== 0 ||
    bytes[png.interlace] !== 0 ||
    bytes.includes('tRNS'))
