import { changesOf } from './changes.ts'
import type { Change } from './operators.ts'

/** A change with its number in this run and its place, which is its name in what is kept. */
export type Mutant = Change & { id: number; file: string; line: number; name: string }

/** The mutants of a file, numbered from `first`. */
export function mutantsOf(file: string, source: string, first: number): Mutant[] {
  const times = new Map<string, number>()
  return changesOf(source).map((change, at) => {
    const line = source.slice(0, change.start).split('\n').length
    const was = source.slice(change.start, change.end).replaceAll(/\s+/g, ' ')
    const told = `${change.what}: ${was} → ${change.text.replaceAll(/\s+/g, ' ') || 'nothing'}`
    const nth = (times.get(told) ?? 0) + 1
    times.set(told, nth)
    return { ...change, id: first + at, file, line, name: nth > 1 ? `${told} (${nth})` : told }
  })
}

/** The source with all mutants in it; each is asleep until its number is the one that is on. */
export function instrument(source: string, mutants: readonly Mutant[]): string {
  const sites = new Map<string, Mutant[]>()
  for (const mutant of mutants) {
    const range = `${mutant.start}-${mutant.end}`
    sites.set(range, [...(sites.get(range) ?? []), mutant])
  }
  const places = [...sites.values()].sort(([a], [b]) => start(a) - start(b) || end(b) - end(a))
  let next = 0

  function copied(from: number, to: number): string {
    let text = ''
    let at = from
    while (places[next] && start(places[next]?.[0]) < to) {
      const variants = places[next++] ?? []
      const [first] = variants
      text += source.slice(at, start(first)) + wrapped(variants, copied(start(first), end(first)))
      at = end(first)
    }
    return text + source.slice(at, to)
  }
  return `function __mutant(id) { return globalThis.__mutants?.(id) ?? false }\n${copied(0, source.length)}`
}

/**
 * The source without its memory for queries, see `built`: what was built while a mutant slept would keep it asleep.
 */
export const withoutMemory = (source: string): string =>
  source.replace('known.get(db) ?? build(db)', 'build(db)')

const start = (mutant?: Mutant) => mutant?.start ?? 0
const end = (mutant?: Mutant) => mutant?.end ?? 0

function wrapped(variants: readonly Mutant[], original: string): string {
  const inside = variants.filter(({ what }) => !what.endsWith('removed'))
  const outside = variants.filter(({ what }) => what.endsWith('removed'))
  return [...inside, ...outside].reduce((inner, { id, text, what }) => {
    if (what === 'statement removed') return `{ if (!__mutant(${id})) { ${inner} } }`
    if (what === 'property removed') return `...(__mutant(${id}) ? {} : { ${inner} })`
    if (what === 'body removed') return `{ if (__mutant(${id})) return; ${inner.slice(1)}`
    return `(__mutant(${id}) ? (${text}) : (${inner}))`
  }, original)
}
