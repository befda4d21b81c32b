import { parseAst } from 'vite'
import { type Change, expressions, isOptional, type Node } from './operators.ts'

const ofTypes = /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|^Import|^Export(All|Specifier)/
const tested = new Set([
  'IfStatement',
  'ConditionalExpression',
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
])
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The parts of a node that are code, without types, names of properties and what an import names. */
function children(node: Node): Node[] {
  const named = node.computed === true ? ['source', 'quasi'] : ['source', 'quasi', 'key']
  const fields = Object.keys(node).filter((field) => !named.includes(field))
  return fields
    .flatMap((field) => [node[field]].flat().filter(isNode))
    .filter(({ type }) => !ofTypes.test(type))
}

/** Every small change of a source file, outermost first. */
export function changesOf(source: string): Change[] {
  const read = ({ start, end }: Node) => source.slice(start, end)
  const found: Change[] = []
  const add = ({ start, end }: Node, text: string, what: string) => found.push({ start, end, text, what })

  function visit(node: Node, within?: Node): void {
    if (node.type === 'NewExpression' && /Error$/.test(read(node.callee as Node))) return
    if (isOfTypes(node)) return
    if (node.type === 'ExpressionStatement' && !node.directive && !isSuper(node))
      add(node, '', 'statement removed')
    if (node.type === 'Property' && within?.type === 'ObjectExpression' && isOptional(node))
      add(node, '', 'property removed')
    if (tested.has(node.type) && isNode(node.test)) {
      add(node.test, 'false', 'condition')
      if (!node.type.includes('While') && node.type !== 'ForStatement') add(node.test, 'true', 'condition')
    }
    if (functions.has(node.type) && isNode(node.body) && node.body.type === 'BlockStatement')
      if (within?.type !== 'MethodDefinition' || within.kind !== 'constructor')
        add(node.body, '', 'body removed')
    if (!isDirective(within) && !isLinkOfChain(node, within))
      for (const text of expressions[node.type]?.(node, read) ?? []) add(node, text, node.type)
    for (const part of children(node)) visit(part, node)
  }
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node)
  return found.filter(({ start, end, text }) => text !== source.slice(start, end))
}

/** `{ context: {} as Context }`, by which a machine tells the compiler its types, and each line of it. */
function isOfTypes({ type, value, properties }: Node): boolean {
  if (type === 'ObjectExpression') {
    const lines = properties as Node[]
    return lines.length > 0 && lines.every(isOfTypes)
  }
  if (type !== 'Property' || !isNode(value) || value.type !== 'TSAsExpression') return false
  const { expression } = value
  return isNode(expression) && expression.type === 'ObjectExpression' && isEmpty(expression)
}

const isEmpty = ({ properties }: Node) => (properties as Node[]).length === 0

/** In a block of its own, `super()` would come after the properties that the constructor's parameters declare. */
const isSuper = ({ expression }: Node) =>
  isNode(expression) &&
  expression.type === 'CallExpression' &&
  isNode(expression.callee) &&
  expression.callee.type === 'Super'

const isDirective = (within?: Node) => within?.type === 'ExpressionStatement' && Boolean(within.directive)

/** In brackets of its own, a link of `a?.b().c` would no longer end the whole chain. */
const isLinkOfChain = (node: Node, within?: Node) =>
  node.type === 'CallExpression' && (within?.object === node || within?.callee === node)
