import PDFDocument from 'pdfkit'
import type { PolicyDocument } from '#machines/document/document.ts'
import { colours, fonts, sheet, sizes, type Weight } from './style.ts'

export type Writing = {
  size?: number
  weight?: Weight
  colour?: string
  width?: number
  align?: 'left' | 'right'
}

/** Points. The font leaves room for Devanagari above and below, more than lines of Latin need. */
const lineGap = -1.5

/** Its signs are drawn in another order than they are spoken in, so what is read aloud and copied is the text itself. */
const devanagari = /\p{Script=Devanagari}/u

type Element = PDFKit.PDFStructureElement
type Content = Element | (() => void)
/** Options missing in the library's types: the scope of a heading cell, the placement of a figure. */
type Options = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column'; bbox?: number[] }

/** The bytes of uploaded pictures, by their id. */
export type Pictures = ReadonlyMap<string, Uint8Array>

/**
 * Writes a tagged PDF from top to bottom: everything is in a structure element, so that a screen reader reads it
 * in order. `y` is the current position.
 */
export class Pen {
  readonly doc: PDFKit.PDFDocument
  readonly pictures: Pictures
  readonly photographLabel: string
  readonly #root: Element
  y: number = sheet.top
  /** The space between lines and blocks, as a share of the usual. */
  spacing = 1

  constructor({ title, issuer, locale, photographLabel }: PolicyDocument, pictures: Pictures) {
    this.pictures = pictures
    this.photographLabel = photographLabel
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: locale,
      bufferPages: true,
      autoFirstPage: false,
      info: { Title: title, Author: issuer, Creator: 'Safar', Producer: 'Safar' },
    })
    for (const [name, file] of Object.entries(fonts)) this.doc.registerFont(name, file)
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count
  }

  newPage(): void {
    this.doc.addPage()
    this.y = sheet.top
  }

  /** Starts a new page where fewer points are left. */
  ensure(height: number): void {
    if (this.y + height > sheet.bottom) this.newPage()
  }

  /** Adds a structure element and draws its content. */
  add(type: string, content: Content | Content[], options: Options = {}): void {
    this.#root.add(this.element(type, content, options))
  }

  /** Adds a container element; the caller must end it. */
  group(type: string): Element {
    const element = this.doc.struct(type)
    this.#root.add(element)
    return element
  }

  element(type: string, content: Content | Content[], options: Options = {}): Element {
    return this.doc.struct(type, options, content)
  }

  /** Decoration that is not read out. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  write(text: string, x: number, y: number, writing: Writing = {}): void {
    const { colour = colours.ink, width = sheet.width, align = 'left' } = writing
    const isShaped = devanagari.test(text)
    if (isShaped) this.doc.markContent('Span', { actual: text })
    this.#set(writing).fillColor(colour).text(text, x, y, { width, align, lineGap })
    if (isShaped) this.doc.endMarkedContent()
  }

  heightOf(text: string, writing: Writing = {}): number {
    return this.#set(writing).heightOfString(text, { width: writing.width ?? sheet.width, lineGap })
  }

  line(y: number, colour: string = colours.line, thickness = 0.5): void {
    this.doc.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(thickness).strokeColor(colour).stroke()
  }

  #set({ size = sizes.text, weight = 'regular' }: Writing): PDFKit.PDFDocument {
    return this.doc.font(weight).fontSize(size)
  }

  /** Ends the document and gives its bytes. */
  async bytes(): Promise<Buffer> {
    this.#root.end()
    const chunks: Buffer[] = []
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve, reject) => this.doc.on('end', resolve).on('error', reject))
    this.doc.end()
    await ended
    return Buffer.concat(chunks)
  }
}
