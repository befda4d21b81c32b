import type { Chapter, PolicyDocument } from '#machines/document/document.ts'
import { printBlock } from './blocks.ts'
import { printCover } from './cover.ts'
import { printMargins } from './margins.ts'
import { Pen, type Pictures } from './pen.ts'
import { colours, sheet, sizes } from './style.ts'

/**
 * The document with its pictures as a tagged PDF, every chapter on a page of its own. A chapter whose last page would
 * hold a few lines is printed closer, as far as that helps.
 */
export function policyPdf(document: PolicyDocument, pictures: Pictures = new Map()): Promise<Buffer> {
  const spacing = new Map<Chapter, number>()
  let { pen, spilling } = print(document, pictures, spacing)
  for (const closer of closerSpacings) {
    if (spilling.length === 0) break
    for (const chapter of spilling) spacing.set(chapter, closer)
    ;({ pen, spilling } = print(document, pictures, spacing))
  }
  return pen.bytes()
}

const closerSpacings = [0.75, 0.5]
/** Points at the top of a page: one on which nothing stands below them looks empty. */
const spill = 120

/** Prints each chapter with its spacing, and tells which of them end on a page that looks empty. */
function print(
  document: PolicyDocument,
  pictures: Pictures,
  spacing: ReadonlyMap<Chapter, number>,
): { pen: Pen; spilling: Chapter[] } {
  const pen = new Pen(document, pictures)
  const spilling = document.chapters.filter((chapter) => {
    pen.newPage()
    const first = pen.pages
    pen.spacing = spacing.get(chapter) ?? 1
    if (first === 1) printCover(pen, document)
    printChapter(pen, chapter)
    return pen.pages > first && pen.y < sheet.top + spill
  })
  printMargins(pen, document)
  return { pen, spilling }
}

function printChapter(pen: Pen, { title, subtitle, blocks }: Chapter): void {
  const { y } = pen
  pen.add('H1', () => pen.write(title, sheet.left, y, { size: sizes.title, weight: 'bold' }))
  pen.add('P', () => pen.write(subtitle, sheet.left, y + 28, { size: sizes.text, colour: colours.soft }))
  pen.y = y + 46
  for (const block of blocks) printBlock(pen, block)
}
