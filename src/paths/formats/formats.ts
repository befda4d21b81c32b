import { PathsError } from '../error.ts'
import type { Listing, Model } from '../types.ts'
import { csv } from './csv.ts'
import type { Details, Format } from './format.ts'
import { gherkin } from './gherkin.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import { mermaid } from './mermaid.ts'
import { playwright } from './playwright.ts'
import { text } from './text.ts'
import { vitest } from './vitest.ts'

export const formats = {
  text,
  json,
  markdown,
  csv,
  mermaid,
  gherkin,
  vitest,
  playwright,
} satisfies Record<string, Format>
export type FormatName = keyof typeof formats
export const formatNames = Object.keys(formats) as FormatName[]

export const isFormat = (name: string): name is FormatName => Object.hasOwn(formats, name)

/** A suite as one text. */
export function formatted(name: FormatName, suite: Listing, model: Model, details: Details = {}): string {
  if (!isFormat(name))
    throw new PathsError(`There is no format ${name}: choose one of ${formatNames.join(', ')}.`)
  return [...formats[name](suite, model, details)].join('')
}
