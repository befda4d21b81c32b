/** A document as data: what stands in it and in which order, nothing of how it looks. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; isSoft?: boolean }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'columns'; columns: readonly [Column, Column] }
  | Table
  | { kind: 'list'; items: readonly string[] }

type Column = { heading: string; rows: readonly Fact[] }

/** A label and what stands for it. */
export type Fact = readonly [label: string, value: string]

export type Table = {
  kind: 'table'
  /** The last column is a number and stands to the right. */
  head: readonly string[]
  rows: readonly Row[]
}

export type Row = { cells: readonly string[]; isTotal?: boolean }

export type Chapter = { title: string; subtitle: string; blocks: readonly Block[] }

export type PolicyDocument = {
  title: string
  issuer: string
  /** Shown large at the top of the first page, beside the code that leads to `verifyUrl`. */
  summary: readonly Fact[]
  verifyUrl: string
  chapters: readonly Chapter[]
  /** Printed across and under every page; nothing for a document that is meant to count. */
  specimen?: { mark: string; text: string } | undefined
}
