import type { ESTree } from 'vite'
import { type Place, placeNamed, placeOfArgument, placeOfFunction } from './place.ts'
import { childrenOf, type Node, nameOf } from './tree.ts'

type Placed = [node: Node, place: Place]

const all = (nodes: readonly Node[], place: Place): Placed[] => nodes.map((node) => [node, place])

/** The nodes below another in which a text may stand, with their places; what a view works out is nearly always shown. */
export function placesBelow(node: Node, place: Place, isView: boolean): Placed[] {
  const given = place === 'open' && isView ? 'read' : place
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAnnotation':
    case 'TSTypeParameterInstantiation':
    case 'TSTypeParameterDeclaration':
      return []
    case 'TaggedTemplateExpression':
      return nameOf(node.tag) === 'say' ? [[node.quasi, 'within']] : []
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return [[node.expression, place]]
    case 'VariableDeclarator':
      return [[node.id, place], ...(node.init ? all([node.init], placeNamed(nameOf(node.id), place)) : [])]
    case 'FunctionDeclaration':
      return all(childrenOf(node), placeOfFunction(nameOf(node.id), place))
    case 'ArrowFunctionExpression':
      return [...all(node.params, place), [node.body, node.expression ? given : place]]
    case 'ReturnStatement':
      return all(childrenOf(node), given)
    case 'ConditionalExpression':
      return [[node.test, 'open'], ...all([node.consequent, node.alternate], given)]
    case 'SwitchCase':
      return all(node.consequent, place)
    case 'BinaryExpression':
      return all(childrenOf(node), node.operator === '+' ? place : 'never')
    case 'CallExpression':
    case 'NewExpression':
      return call(node)
    case 'MemberExpression':
      return node.computed ? [[node.object, place]] : [[node.object, place === 'never' ? place : 'open']]
    case 'Property':
      return [[node.value, placeNamed(node.computed ? undefined : nameOf(node.key), place)]]
    case 'ObjectExpression':
      return object(node, place)
    case 'ArrayExpression':
      return childrenOf(node).map((one, at) => [one, at === 0 && isFact(node) ? 'read' : place])
    default:
      return all(childrenOf(node), place)
  }
}

/** What a function is called on is for programs where its arguments are: `['a', 'b'].includes(key)`. */
function call({ callee, arguments: given }: ESTree.CallExpression | ESTree.NewExpression): Placed[] {
  const name = nameOf(callee)
  const on = placeOfArgument(name, 0) === 'never' ? 'never' : 'open'
  return [[callee, on], ...given.map((one, at): Placed => [one, placeOfArgument(name, at)])]
}

/**
 * A value is for people beside a text, as of a fact, and for programs beside a label, as of an option. The label of an
 * entry of a long list is stored with its code, so it stays as it is.
 */
function object({ properties }: ESTree.ObjectExpression, place: Place): Placed[] {
  if (properties.some(isCode)) return []
  const names = properties.map((one) =>
    one.type === 'Property' && !one.computed ? nameOf(one.key) : undefined,
  )
  return properties.map((one, at): Placed => {
    const isFactValue = names[at] === 'value' && names.includes('text')
    return one.type === 'Property' && isFactValue ? [one.value, 'read'] : [one, place]
  })
}

/** `value: 'ICICI'`, `value: '302001'`. */
const isCode = (one: ESTree.ObjectPropertyKind): boolean =>
  one.type === 'Property' &&
  nameOf(one.key) === 'value' &&
  /^([A-Z]{2,}\d*|\d+)$/.test(nameOf(one.value) ?? '')

/** A label and what it labels: `['Name', name]`. */
const isFact = ({ elements: [label, value] }: ESTree.ArrayExpression): boolean =>
  label?.type === 'Literal' && value !== undefined && value?.type !== 'Literal'
