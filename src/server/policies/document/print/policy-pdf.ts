import type { Chapter, PolicyDocument } from '#machines/document/document.ts'
import { printBlock } from './blocks.ts'
import { printCover } from './cover.ts'
import { printMargins } from './margins.ts'
import { Pen, type Pictures } from './pen.ts'
import { colours, sheet, sizes } from './style.ts'

/** The document with its pictures as a tagged PDF, every chapter on a page of its own. */
export function policyPdf(document: PolicyDocument, pictures: Pictures = new Map()): Promise<Buffer> {
  const pen = new Pen(document, pictures)
  document.chapters.forEach((chapter, place) => {
    pen.newPage()
    if (place === 0) printCover(pen, document)
    printChapter(pen, chapter)
  })
  printMargins(pen, document)
  return pen.bytes()
}

function printChapter(pen: Pen, { title, subtitle, blocks }: Chapter): void {
  const { y } = pen
  pen.add('H1', () => pen.write(title, sheet.left, y, { size: sizes.title, weight: 'bold' }))
  pen.add('P', () => pen.write(subtitle, sheet.left, y + 28, { size: sizes.text, colour: colours.soft }))
  pen.y = y + 46
  for (const block of blocks) printBlock(pen, block)
}
