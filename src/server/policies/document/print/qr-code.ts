import { create } from 'qrcode'
import type { Pen } from './pen.ts'
import { colours } from './style.ts'

/** A QR code as vector squares, with alternative text. */
export function printQrCode(
  pen: Pen,
  { text, alt }: { text: string; alt: string },
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const step = size / modules.size
  const draw = () => {
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column)) pen.doc.rect(x + column * step, y + row * step, step, step)
    pen.doc.fill(colours.ink)
  }
  pen.add('Figure', draw, { alt, bbox: [x, y, x + size, y + size] })
}
