import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { insurers } from '#machines/reference/insurers.ts'
import { partners } from '#machines/reference/partners.ts'
import { site } from '#machines/reference/site.ts'

/** Every text of the pages in Hindi, by the English one; as the build wrote it down. */
const readTexts = (): Record<string, string> => JSON.parse(readFileSync('dist/pages/hi/texts.json', 'utf8'))

export function inHindi(english: string): string {
  const text = readTexts()[english]
  if (!text) throw new Error(`“${english}” is not translated`)
  return text
}

/** What stays as it is in every language: names, addresses and numbers of companies, and the other language's own name. */
const names = new Set([
  'English',
  site.name,
  site.legalName,
  site.phone.text,
  site.email.text,
  site.whatsApp.text,
  ...site.address,
  ...insurers.flatMap(({ name, legalName }) => [name, legalName]),
  ...partners.map(({ name }) => name),
])

/** The words of texts that were meant to stay as they are, between their holes and elements. */
const keptPieces = () =>
  new Set(
    Object.values(readTexts()).flatMap((text) => text.split(/<\/?\w+\/?>|\{\w+\}/).map((one) => one.trim())),
  )

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text)
const isPlate = (text: string) => /^[A-Z]{2}-\d{2}-[A-Z]{1,3}-\d{4}$/.test(text)
const hasWords = (text: string) => /[a-z]{2}/i.test(text) && !isPlate(text)

/** Within a text in Hindi: what was put into it, unless it begins with a capital as names do. */
const wordsWithin = (text: string): string[] => text.match(/(?<![\w@./-])[a-z]{3,}(?![\w@./-])/g) ?? []

/** What people can see or hear on the page and nobody has translated. */
export async function leftInEnglish(page: Page): Promise<string[]> {
  const shown = await page.evaluate(readPage)
  const kept = keptPieces()
  const written = [...kept, ...names].join(' ')
  const isLeft = (text: string) =>
    isHindi(text)
      ? wordsWithin(text).some((word) => !written.includes(word))
      : hasWords(text) && !names.has(text) && !kept.has(text)
  return [...new Set(shown)].filter(isLeft)
}

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
