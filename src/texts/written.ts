import type { Text } from './text.ts'
import { holeName, type Node, type Range } from './tree.ts'

/** Holes of one text by their names; the same expression twice is one hole. */
export class Holes {
  readonly ranges = new Map<string, Range>()
  readonly #source: string
  constructor(source: string) {
    this.#source = source
  }

  /** The hole for an expression. */
  add(node: Node, range: Range = node): string {
    return this.named(holeName(node), range, (name) => `{${name}}`)
  }

  named(name: string, range: Range, write: (name: string) => string): string {
    const content = this.#source.slice(range.start, range.end)
    for (let at = 1; ; at += 1) {
      const hole = write(name === '' ? String(at) : at === 1 ? name : `${name}${at}`)
      const known = this.ranges.get(hole)
      if (known === undefined) this.ranges.set(hole, range)
      else if (this.#source.slice(known.start, known.end) !== content) continue
      return hole
    }
  }
}

/** The words of a literal or a template. */
export function textOf(node: Node, source: string): Text | undefined {
  if (node.type === 'Literal') {
    return typeof node.value === 'string' ? trimmed(node.value, node, 'string', new Map()) : undefined
  }
  if (node.type !== 'TemplateLiteral') return undefined
  const holes = new Holes(source)
  const words = node.quasis.map(({ value }, at) => {
    const hole = node.expressions[at]
    return (value.cooked ?? '') + (hole ? holes.add(hole) : '')
  })
  return trimmed(words.join(''), node, 'template', holes.ranges)
}

export function trimmed(
  words: string,
  { start, end }: Range,
  written: Text['written'],
  holes: Text['holes'],
): Text {
  const english = words.trim()
  const at = words.indexOf(english)
  return {
    start,
    end,
    english,
    written,
    holes,
    before: words.slice(0, at),
    after: words.slice(at + english.length),
  }
}
