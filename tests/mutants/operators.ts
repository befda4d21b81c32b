/** A node of the syntax tree: ESTree with TypeScript's own. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** One small way to break a piece of source: what stands from `start` to `end` becomes `text`. */
export type Change = { start: number; end: number; text: string; what: string }

type Read = (node: Node) => string

const swapped: Readonly<Record<string, string | readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
}

const swappedCalls: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
}

/** What joins the conditions of a query. */
const joined = new Set(['and', 'or'])

const droppedCalls = new Set(['trim', 'filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice'])

/** What a state or a transition of a machine may be without, and still be one. */
const optionalInMachines = new Set(
  'guard actions target entry exit always after on onDone onError reenter tags meta input context output'.split(
    ' ',
  ),
)

const one = (texts: string | readonly string[] = []) => [texts].flat()
const child = (node: Node, field: string) => node[field] as Node
const isNamed = (node: Node) => node.type === 'Identifier'

function operators(node: Node, read: Read): string[] {
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  const operator = String(node.operator)
  if (operator === '??') return [read(left), read(right)]
  if (node.type === 'AssignmentExpression')
    return one(swapped[operator]).map((other) => `${read(left)} ${other} ${read(right)}`)
  return one(swapped[operator]).map((other) => `(${read(left)}) ${other} (${read(right)})`)
}

function literals(node: Node): string[] {
  const { value } = node
  if (typeof value === 'boolean') return [String(!value)]
  if (typeof value === 'number') return [String(value + 1)]
  if (typeof value === 'string') return [value === '' ? "'mutant'" : "''"]
  const { pattern, flags } = (node.regex ?? {}) as { pattern?: string; flags?: string }
  if (pattern === undefined) return []
  const bare = [pattern.replace(/^\^/, ''), pattern.replace(/(?<!\\)\$$/, '')]
  return bare.filter((other) => other !== pattern && other !== '').map((other) => `/${other}/${flags}`)
}

/** Each condition of a query, forgotten. */
function conditions(name: string, given: readonly Node[], read: Read): string[] {
  if (given.length < 2) return []
  return given.map(
    (_, gone) =>
      `${name}(${given
        .filter((_, at) => at !== gone)
        .map(read)
        .join(', ')})`,
  )
}

function calls(node: Node, read: Read): string[] {
  const callee = child(node, 'callee')
  if (isNamed(callee) && joined.has(String(callee.name)))
    return conditions(String(callee.name), node.arguments as Node[], read)
  if (callee.type !== 'MemberExpression' || callee.computed === true) return []
  const property = child(callee, 'property')
  const [object, name] = [read(child(callee, 'object')), String(property.name)]
  if (droppedCalls.has(name)) return [object]
  const other = Object.hasOwn(swappedCalls, name) ? swappedCalls[name] : undefined
  return other ? [`${object}.${other}${read(node).slice(property.end - node.start)}`] : []
}

/** What each kind of expression can become. */
export const expressions: Readonly<Record<string, (node: Node, read: Read) => string[]>> = {
  BinaryExpression: operators,
  LogicalExpression: operators,
  AssignmentExpression: operators,
  Literal: literals,
  CallExpression: calls,
  UnaryExpression: (node, read) =>
    node.operator === '!' || node.operator === '-' ? [read(child(node, 'argument'))] : [],
  UpdateExpression: (node, read) =>
    isNamed(child(node, 'argument')) && node.prefix !== true
      ? [`${read(child(node, 'argument'))}${swapped[String(node.operator)]}`]
      : [],
  TemplateLiteral: () => ["''"],
  ArrayExpression: (node) => ((node.elements as Node[]).length > 0 ? ['[]'] : []),
  ObjectExpression: (node) => ((node.properties as Node[]).length > 0 ? ['{}'] : []),
}

/** Properties that are left out by themselves. */
export function isOptional(node: Node): boolean {
  const key = child(node, 'key')
  return node.kind === 'init' && !node.computed && optionalInMachines.has(String(key.name))
}
