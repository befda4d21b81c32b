import type { PolicyDocument } from '#machines/document/document.ts'
import { factsHeight, printFacts } from './facts.ts'
import type { Pen } from './pen.ts'
import { printQrCode } from './qr-code.ts'
import { colours, sheet, sizes } from './style.ts'

const panel = { padding: 14, code: 76, caption: 14 }

/** The head of the first page: who issues it, and the essentials beside the code that proves them. */
export function printCover(pen: Pen, { issuer, summary, verifyUrl, scan }: PolicyDocument): void {
  pen.y = 40
  const top = pen.y
  pen.add('P', () => pen.write('Safar', sheet.left, top, { size: 17, weight: 'bold', colour: colours.brand }))
  pen.add('P', () =>
    pen.write(issuer, sheet.left + 120, top + 6, {
      width: sheet.width - 120,
      align: 'right',
      weight: 'strong',
    }),
  )
  pen.y += 34
  const { y } = pen
  const place = {
    x: sheet.left + panel.padding,
    width: sheet.width - panel.code - 3 * panel.padding,
    columns: 2,
  }
  const inside = Math.max(factsHeight(pen, summary, place), panel.code + panel.caption)
  const height = inside + 2 * panel.padding
  pen.artifact(() => pen.doc.roundedRect(sheet.left, y, sheet.width, height, 8).fill(colours.panel))
  pen.y = y + panel.padding
  printFacts(pen, summary, place)
  printVerification(pen, { verifyUrl, scan }, y + panel.padding)
  pen.y = y + height + 18
}

type Proof = Pick<PolicyDocument, 'verifyUrl' | 'scan'>

function printVerification(pen: Pen, { verifyUrl: url, scan }: Proof, y: number): void {
  const x = sheet.right - panel.padding - panel.code
  printQrCode(pen, { text: url, alt: scan.hint }, { x, y, size: panel.code })
  const writing = { size: sizes.foot, width: panel.code, colour: colours.soft }
  pen.add('P', () => pen.write(scan.label, x, y + panel.code + 3, writing))
  pen.doc.link(x, y, panel.code, panel.code, url)
}
