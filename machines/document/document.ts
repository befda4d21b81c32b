/** A document as data: its content and order, without its appearance. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; isSoft?: boolean }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'columns'; columns: readonly [Column, Column] }
  | Table
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'pictures'; pictures: readonly Picture[] }

type Column = { heading: string; rows: readonly Fact[] }

/** A picture that was uploaded to the journey; printed with its caption. */
export type Picture = { documentId: string; caption: string }

/** A label and its value. */
export type Fact = readonly [label: string, value: string]

export type Table = {
  kind: 'table'
  /** The last column is a number and right-aligned. */
  head: readonly string[]
  rows: readonly Row[]
}

export type Row = { cells: readonly string[]; isTotal?: boolean }

export type Chapter = { title: string; subtitle: string; blocks: readonly Block[] }

export type PolicyDocument = {
  title: string
  /** Its language, with the region whose numbers and dates it has. */
  locale: string
  issuer: string
  /** Shown large on top of the first page, beside the QR code of `verifyUrl`. */
  summary: readonly Fact[]
  verifyUrl: string
  /** What is read below the code, and in place of it. */
  scan: { label: string; hint: string }
  /** In place of a picture that cannot be printed. */
  photographLabel: string
  chapters: readonly Chapter[]
  /** Printed across and under every page; empty for a real document. */
  specimen?: { mark: string; text: string } | undefined
}
