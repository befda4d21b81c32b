import type { ChangedField } from '../db/schema.ts'

type Tree = Record<string, unknown>

/** What every save changes by itself, and what is sealed. */
const passedOver = new Set(['quoteType', 'version', 'leadId', 'sealed', 'sealedAnswers'])

/** The fields in which two records differ, by dotted path, from what to what (null where there was nothing). */
export function changedFields(before: object, after: object, path = ''): ChangedField[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => {
    if (path === '' && passedOver.has(name)) return []
    const field = path === '' ? name : `${path}.${name}`
    const [from, to] = [(before as Tree)[name] ?? null, (after as Tree)[name] ?? null]
    if (JSON.stringify(from) === JSON.stringify(to)) return []
    return isTree(from) || isTree(to) ? changedFields(treeOf(from), treeOf(to), field) : [{ field, from, to }]
  })
}

const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const treeOf = (value: unknown): object => (isTree(value) ? value : {})
