import type { ESTree } from 'vite'
import type { Text } from './text.ts'
import { type Node, nameOf } from './tree.ts'
import { Holes, trimmed } from './written.ts'

type Child = ESTree.JSXChild
type Run = { text?: Text; inside: Node[] }

/**
 * Children of an element in runs: what stands in one line of text is one text, with its expressions and elements as
 * holes. Where JSX drops a line break, one run ends.
 */
export function runsOf(children: readonly Child[], source: string): Run[] {
  return split(children).map((run) => {
    if (!run.some(isWords)) return { inside: run }
    const holes = new Holes(source)
    const inside: Node[] = []
    const words = run.map((child) => wordsOf(child, holes, inside)).join('')
    const range = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }
    return { text: trimmed(words, range, 'children', holes.ranges), inside }
  })
}

/** White space as JSX shows it: line breaks and what is around them become one space, or nothing at the ends. */
function shown(raw: string): string {
  const lines = raw.split(/\r?\n/)
  const kept = lines.map((line, at) => {
    const left = at === 0 ? line : line.trimStart()
    return at === lines.length - 1 ? left : left.trimEnd()
  })
  return kept
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', '\u00a0')
}

const isText = (child: Child | undefined): child is ESTree.JSXText => child?.type === 'JSXText'
const literalOf = (child: Child | undefined): string | undefined =>
  child?.type === 'JSXExpressionContainer' &&
  child.expression.type === 'Literal' &&
  typeof child.expression.value === 'string'
    ? child.expression.value
    : undefined
const isWords = (child: Child) =>
  (isText(child) && /\p{L}/u.test(child.value)) || /\p{L}/u.test(literalOf(child) ?? '')

function split(children: readonly Child[]): Child[][] {
  const runs: Child[][] = [[]]
  for (const [at, child] of children.entries()) {
    const isDropped = isText(child) && shown(child.value) === ''
    const isGlued = [children[at - 1], children[at + 1]].some((one) => literalOf(one) !== undefined)
    if (isDropped && !isGlued) runs.push([])
    if (isDropped) continue
    if (isText(child) && /^\s*\n/.test(child.value) && literalOf(children[at - 1]) === undefined)
      runs.push([])
    runs.at(-1)?.push(child)
    if (isText(child) && /\n\s*$/.test(child.value) && literalOf(children[at + 1]) === undefined)
      runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

function wordsOf(child: Child, holes: Holes, inside: Node[]): string {
  if (isText(child)) return shown(child.value)
  const literal = literalOf(child)
  if (literal !== undefined) return literal
  if (child.type === 'JSXElement') return element(child, holes, inside)
  inside.push(child)
  if (child.type !== 'JSXExpressionContainer') return holes.named('', child, (name) => `{${name}}`)
  return child.expression.type === 'JSXEmptyExpression' ? '' : holes.add(child.expression, child)
}

/** An element within a text: its own words belong to the text, unless it is a block of its own. */
function element(node: ESTree.JSXElement, holes: Holes, inside: Node[]): string {
  const name = nameOf(node.openingElement.name) ?? 'element'
  const { closingElement } = node
  const isOneRun = closingElement !== null && split(node.children).length === 1
  if (!isOneRun) {
    inside.push(node)
    return holes.named(name, node, (named) => `<${named}/>`)
  }
  inside.push(node.openingElement)
  const opening = holes.named(name, node.openingElement, (named) => `<${named}>`)
  const words = node.children.map((child) => wordsOf(child, holes, inside)).join('')
  holes.ranges.set(opening.replace('<', '</'), closingElement)
  return `${opening}${words}${opening.replace('<', '</')}`
}
