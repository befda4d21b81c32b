import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { petInsurers } from '#machines/pet/reference/pet-offers.ts'
import { healthInsurers, insurers } from '#machines/reference/insurers.ts'
import { partners } from '#machines/reference/partners.ts'
import { site } from '#machines/reference/site.ts'
import { escaped } from './escaped.ts'

/** Every text of the pages in Hindi, by the English one; as the build wrote it down. */
const readTexts = (): Record<string, string> => JSON.parse(readFileSync('dist/pages/hi/texts.json', 'utf8'))

export function inHindi(english: string): string {
  const text = readTexts()[english]
  if (!text) throw new Error(`“${english}” is not translated`)
  return text
}

/** A text as the page at hand shows it, by the language of its address; names and what people typed are the same in all. */
export const onPage = (page: Page, english: string): string =>
  isHindiAddress(page.url()) ? hindiOf(english, readTexts()) : english

/** Also of a text whose holes are filled in. */
function hindiOf(english: string, texts: Record<string, string>): string {
  const found = texts[english]
  if (found) return found
  for (const [text, hindi] of Object.entries(texts)) {
    const holes = text.match(hole)
    if (!holes || text.includes('<')) continue
    const [, ...values] = new RegExp(`^${text.split(hole).map(escaped).join('(.+)')}$`).exec(english) ?? []
    if (values.length > 0)
      return hindi.replace(hole, (one) => hindiOf(values[holes.indexOf(one)] ?? '', texts))
  }
  return english
}

const hole = /\{\w+\}/g

const isHindiAddress = (url: string) => /^\/hi(\/|$)/.test(new URL(url).pathname)

/** What stays as it is in every language: names, addresses and numbers of companies, and the other language's own name. */
const names = [
  'English',
  site.name,
  site.legalName,
  site.phone.text,
  site.email.text,
  site.whatsApp.text,
  ...site.address,
  ...insurers.flatMap(({ name, legalName }) => [name, legalName]),
  ...[...healthInsurers.map(({ health }) => health), ...petInsurers.map(({ pet }) => pet)].map(
    ({ planName }) => planName,
  ),
  ...partners.map(({ name }) => name),
]

/** People, their address, their pets and their car, as the samples of the tests call them. */
const samples = [
  ...['Asha Rani Sharma', 'asha@example.com', 'Ravi Sharma', 'Meena Sharma', 'Rex', 'Maruti Swift VXi'],
  ...['12 MG Road', '12 Lake Road, Civil Lines, Jaipur, Rajasthan', '12 Lake Road, Civil Lines'],
]

/** The words of texts that were meant to stay as they are, between their holes and elements. */
const keptPieces = () =>
  new Set(
    Object.values(readTexts()).flatMap((text) => text.split(/<\/?\w+\/?>|\{\w+\}/).map((one) => one.trim())),
  )

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text)
/** Plates, masked or whole numbers of papers and policies, orders of the gateway, and numbers of receipts. */
const isCode = (word: string) =>
  /^(?=.*[\dX]{2})[A-Z\d-]+$|^[A-Z-]+\/$|^order_\w{14}$|^(?=.*\d)[\w-]{22}$/.test(word)

/** What is neither a name nor a code of the words in a text without Hindi. */
function wordsOf(text: string, known: readonly string[]): string[] {
  const rest = known.reduce((left, name) => left.replaceAll(name, ' '), text)
  return rest.split(/[\s,]+/).filter((word) => /[a-z]{2}/i.test(word) && !isCode(word))
}

/** Within a text in Hindi: what was put into it. */
const wordsWithin = (text: string): string[] => text.match(/(?<![\w@./-])[a-z]{3,}(?![\w@./-])/gi) ?? []

/** A sentence in Hindi ends in a stroke. */
const endsInEnglish = (text: string) => /\p{Script=Devanagari}\.$/u.test(text)

/** What people can see or hear on the page and nobody has translated, but for what a person typed. */
export async function leftInEnglish(page: Page, typed: readonly string[] = []): Promise<string[]> {
  const shown = await page.evaluate(readPage)
  const kept = keptPieces()
  const known = [...names, ...samples, ...typed].sort((one, other) => other.length - one.length)
  const written = [...kept, ...known].join(' ')
  const isLeft = (text: string) =>
    isHindi(text)
      ? wordsWithin(text).some((word) => !written.includes(word)) || (endsInEnglish(text) && !kept.has(text))
      : !kept.has(text) && wordsOf(text, known).length > 0
  return [...new Set(shown)].filter(isLeft)
}

/** Whether a text is a name that may be cut with dots where there is no room for it. */
export const isSampleName = (text: string): boolean => samples.includes(text)

/** Runs in the page: its visible texts, and names that are read aloud. */
function readPage(): string[] {
  const found = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (element?.checkVisibility() && !element.closest('script, style'))
      found.push(walker.currentNode.textContent ?? '')
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility()) continue
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'])
      found.push(element.getAttribute(name) ?? '')
  }
  return found.map((text) => text.replace(/\s+/g, ' ').trim())
}
