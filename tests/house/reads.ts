import { readFileSync } from 'node:fs'

type Leaf = { path: string; owner: object; key: string }

/** What can be read of a group of texts or numbers. A function of its own is its own owner. */
export function leavesOf(owner: unknown, path: string): Leaf[] {
  if (typeof owner === 'function') return [{ path, owner, key: '' }]
  if (!isGroup(owner)) return []
  return Object.entries(owner).flatMap(([key, value]) =>
    isGroup(value) || typeof value === 'function'
      ? leavesOf(value, `${path}.${key}`)
      : { path: `${path}.${key}`, owner, key },
  )
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Tells of a leaf whether one of the files reads it. `texts.a.b` reads that one; a group that is passed on or looked
 * up by a key is read whole; a name given to a group by an import, a constant or a destructuring stands for it. Where
 * a file reads single leaves of a group, its bare name there is taken for something else of that name.
 */
export function readsOf(files: string[], groups: Record<string, unknown>): (leaf: Leaf) => boolean {
  const read = new Map<object, Set<string>>()
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replace(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '')
    for (const { owner, key } of readIn(text, groups))
      read.set(owner, (read.get(owner) ?? new Set()).add(key))
  }
  return ({ owner, key }) => read.get(owner)?.has(key) === true
}

function readIn(text: string, groups: Record<string, unknown>): Leaf[] {
  const names = namesIn(text, groups)
  const body = text.replace(importing, '').replace(naming, (all, _to, from) => (names.has(from) ? '' : all))
  return [...names].flatMap(([name, found]) => {
    const mention = new RegExp(`(?<![\\w.'/]|\\w-)${name}\\b(?![-:'])((?:\\??\\.\\w+)*)(\\[?)`, 'g')
    const chains = [...body.matchAll(mention)].map(([, chain = '', index]) => ({ chain, index }))
    const isShadowed = chains.some(({ chain }) => chain !== '')
    return chains
      .filter(({ chain, index }) => chain !== '' || index || !isShadowed)
      .flatMap(({ chain }) => follow(found, chain).leaves)
  })
}

const importing = /^import [^']*'[^']*'$/gm
const naming = /\bconst (\w+|\{[^}]*\}) = (\w+)((?:\.\w+)*)$/gm
const importingGroups = /^import \{([^}]*)\} from '[^']*\/(?:messages|limits)[^']*'$/gm

type Found = { value: unknown; leaves: Leaf[] }

function follow({ value, leaves }: Found, chain: string): Found {
  const [, key = '', rest = ''] = /^\??\.(\w+)(.*)$/.exec(chain) ?? []
  if (!isGroup(value) || !(key in value)) return { value, leaves }
  return follow(foundIn(value, key), rest)
}

function foundIn(owner: Record<string, unknown>, key: string): Found {
  const value = owner[key]
  const isWhole = isGroup(value) || typeof value === 'function'
  return { value, leaves: isWhole ? leavesOf(value, key) : [{ path: key, owner, key }] }
}

/** Each name in a file that stands for a group, or for a part of one. */
function namesIn(text: string, groups: Record<string, unknown>): Map<string, Found> {
  const names = new Map<string, Found>()
  for (const [, list = ''] of text.matchAll(importingGroups))
    for (const [name, as] of pairs(list, ' as ')) if (name in groups) names.set(as, foundIn(groups, name))
  for (const [, to = '', from = '', chain = ''] of text.matchAll(naming)) {
    const source = names.get(from)
    if (!source) continue
    const found = follow(source, chain)
    if (!to.startsWith('{')) names.set(to, found)
    else for (const [key, as] of pairs(to.slice(1, -1), ':')) names.set(as, follow(found, `.${key}`))
  }
  return names
}

const pairs = (list: string, by: string) =>
  list
    .split(',')
    .map((part) => part.split(by).map((name) => name.trim()))
    .map(([name = '', as = name]) => [name, as] as const)
