import { type ESTree, parseSync } from 'vite'
import { htmlTexts } from './html-text.ts'
import { runsOf } from './jsx-text.ts'
import {
  mayBeText,
  type Place,
  placeOfArgument,
  placeOfFile,
  placeOfFunction,
  placeOfProperty,
} from './may-be-text.ts'
import type { Text } from './text.ts'
import { childrenOf, type Node, nameOf } from './tree.ts'
import { textOf } from './written.ts'

/** Every text of a source file that people can read, in its order; those within the holes of another too. */
export function findTexts(file: string, source: string): Text[] {
  if (file.endsWith('.html')) return htmlTexts(source)
  const { program } = parseSync(file, source)
  const found: Text[] = []
  const isView = file.includes('src/web/')
  for (const statement of program.body) visit(statement, placeOfFile(file))
  return found.sort((one, other) => one.start - other.start || other.end - one.end)

  function visit(node: Node, place: Place): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAnnotation':
      case 'TSTypeParameterInstantiation':
      case 'TSTypeParameterDeclaration':
        return
      case 'Literal':
      case 'TemplateLiteral':
        return words(node, place)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return visit(node.expression, place)
      case 'Property':
        if (node.computed) visit(node.key, 'never')
        return visit(node.value, placeOfProperty(node.computed ? undefined : nameOf(node.key), place))
      case 'VariableDeclarator':
        if (node.id.type !== 'Identifier') visit(node.id, place)
        return node.init ? visit(node.init, placeOfProperty(nameOf(node.id), place)) : undefined
      case 'FunctionDeclaration':
        return below(node, placeOfFunction(nameOf(node.id), place))
      case 'CallExpression':
      case 'NewExpression':
        visit(node.callee, placeOfArgument(nameOf(node.callee), 0) === 'never' ? 'never' : 'open')
        node.arguments.forEach((one, at) => visit(one, placeOfArgument(nameOf(node.callee), at)))
        return
      case 'MemberExpression':
        visit(node.object, node.computed || place === 'never' ? place : 'open')
        return node.computed ? visit(node.property, 'never') : undefined
      case 'BinaryExpression':
        return below(node, node.operator === '+' ? place : 'never')
      case 'SwitchCase':
        for (const one of node.consequent) visit(one, place)
        return
      case 'ObjectExpression':
        return object(node, place)
      case 'ReturnStatement':
        return node.argument ? visit(node.argument, given(place)) : undefined
      case 'ArrowFunctionExpression':
        for (const one of node.params) visit(one, place)
        return visit(node.body, node.expression ? given(place) : place)
      case 'ArrayExpression':
        return node.elements.forEach(
          (one, at) =>
            one &&
            visit(
              one,
              at === 0 && isFact(node)
                ? 'read'
                : place === 'open' && isView && node.elements.length > 5
                  ? 'read'
                  : place,
            ),
        )
      case 'ConditionalExpression':
        visit(node.test, 'open')
        visit(node.consequent, given(place))
        return visit(node.alternate, given(place))
      case 'TaggedTemplateExpression':
        return
      case 'JSXAttribute':
        return attribute(node)
      case 'JSXElement':
        visit(node.openingElement, 'open')
        return children(node.children)
      case 'JSXFragment':
        return children(node.children)
      case 'JSXExpressionContainer':
        return visit(node.expression, place)
      default:
        return below(node, place)
    }
  }

  /** What a view works out is nearly always shown. */
  function given(place: Place): Place {
    return place === 'open' && isView ? 'read' : place
  }

  function object({ properties }: ESTree.ObjectExpression, place: Place): void {
    const names = properties.map((one) =>
      one.type === 'Property' && !one.computed ? nameOf(one.key) : undefined,
    )
    properties.forEach((one, at) => {
      // The value of a fact, and not of an option.
      if (names[at] === 'value' && names.includes('text') && one.type === 'Property') visit(one.value, 'read')
      else visit(one, place)
    })
  }

  function below(node: Node, place: Place): void {
    for (const child of childrenOf(node)) visit(child, place)
  }

  function words(node: ESTree.StringLiteral | ESTree.TemplateLiteral | Node, place: Place): void {
    const text = textOf(node, source)
    const isText = text !== undefined && mayBeText(text.english, place)
    if (isText) found.push(text)
    if (node.type === 'TemplateLiteral')
      for (const hole of node.expressions)
        visit(
          hole,
          isText ||
            (!/\p{L}/u.test(node.quasis.map(({ value }) => value.raw).join('')) &&
              place !== 'open' &&
              place !== 'never')
            ? 'within'
            : 'open',
        )
  }

  function attribute({ name, value }: ESTree.JSXAttribute): void {
    if (!value) return
    const place = placeOfProperty(name.type === 'JSXIdentifier' ? name.name : undefined, 'never')
    if (value.type !== 'Literal')
      return visit(value, place === 'never' && isDirect(value) ? 'never' : place === 'read' ? 'read' : 'open')
    const text = textOf(value, source)
    if (text && mayBeText(text.english, place)) found.push({ ...text, written: 'attribute' })
  }

  function children(all: readonly ESTree.JSXChild[]): void {
    for (const { text, inside } of runsOf(all, source)) {
      if (text && mayBeText(text.english, 'within')) found.push(text)
      for (const node of inside) visit(node, 'within')
    }
  }
}

const isDirect = (value: Node): boolean =>
  value.type === 'JSXExpressionContainer' &&
  (value.expression.type === 'TemplateLiteral' || value.expression.type === 'Literal')

/** A label and what it labels. */
const isFact = ({ elements: [label, value] }: ESTree.ArrayExpression): boolean =>
  label?.type === 'Literal' && value !== undefined && value?.type !== 'Literal'
