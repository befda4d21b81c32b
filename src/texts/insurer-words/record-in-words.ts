import { insurerWords } from './insurer-words.ts'

/** Fields of any plan in which its insurer says something in words. */
const inWords = new Set(['label', 'reason', 'notes', 'exclusions', 'roomRent', 'restore', 'notCovered'])

/** A record with what its insurer has said of the plan in the language of the page or document. */
export const recordInWords = <R extends { plan?: unknown }>(record: R): R => ({
  ...record,
  plan: record.plan && JSON.parse(JSON.stringify(record.plan, said)),
})

function said(key: string, value: unknown): unknown {
  if (!inWords.has(key)) return value
  return Array.isArray(value) ? value.map(read) : read(value)
}

const read = (value: unknown): unknown => (typeof value === 'string' ? insurerWords(value) : value)
