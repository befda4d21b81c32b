import type { PolicyDocument } from '#machines/document/document.ts'
import type { Pen } from './pen.ts'
import { colours, sheet, sizes } from './style.ts'

/** Header, page numbers and specimen mark, added to every page at the end. */
export function printMargins(pen: Pen, { title, specimen }: PolicyDocument): void {
  const { count } = pen.doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pen.doc.switchToPage(page)
    pen.artifact(() => {
      if (specimen) printMark(pen, specimen.mark)
      if (page > 0) pen.write(title, sheet.left, 36, { size: sizes.foot, colour: colours.soft })
      pen.line(796)
      const foot = { size: sizes.foot, colour: specimen ? colours.mark : colours.soft }
      pen.write(specimen?.text ?? title, sheet.left, 803, foot)
      const place = { size: sizes.foot, colour: colours.soft, align: 'right' } as const
      pen.write(`${page + 1} / ${count}`, sheet.left, 803, place)
    })
  }
}

/** A large, faint diagonal watermark. */
function printMark({ doc }: Pen, mark: string): void {
  doc.save().fillOpacity(0.055).fillColor(colours.mark).font('bold').fontSize(120)
  doc.rotate(-54, { origin: [298, 421] })
  doc.text(mark, 298 - doc.widthOfString(mark) / 2, 421 - 80, { lineBreak: false })
  doc.restore()
}
