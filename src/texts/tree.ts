import type { ESTree } from 'vite'

export type Node = ESTree.Node
export type Range = { start: number; end: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The nodes directly below a node, in the order of the source. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** What a key, a variable or a function is called; nothing for a computed one. */
export function nameOf(node: Node | null | undefined): string | undefined {
  if (!node) return undefined
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'MemberExpression') return nameOf(node.property)
  if (node.type === 'JSXMemberExpression') return nameOf(node.property)
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return nameOf(node.expression)
  return undefined
}

/** What stands in for an expression in a text: the name of what it gives, or of what it is given. */
export function holeName(node: Node): string {
  if (node.type === 'CallExpression') {
    const [first] = node.arguments
    const given = first && first.type !== 'Literal' ? nameOf(first) : undefined
    const { callee } = node
    return given ?? (callee.type === 'MemberExpression' ? holeName(callee.object) : nameOf(callee)) ?? ''
  }
  if (node.type === 'MemberExpression') {
    const name = node.computed ? undefined : nameOf(node.property)
    return name === undefined || name === 'length' ? holeName(node.object) : name
  }
  const name = node.type === 'Literal' ? undefined : nameOf(node)
  // Not `Math`.
  return name !== undefined && /^[a-z]/.test(name) ? name : ''
}
