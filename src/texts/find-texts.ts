import { type ESTree, parseSync } from 'vite'
import { htmlTexts } from './html-text.ts'
import { runsOf } from './jsx-text.ts'
import { mayBeText } from './may-be-text.ts'
import { type Place, placeNamed, placeOfFile } from './place.ts'
import { placesBelow } from './places-below.ts'
import type { Text } from './text.ts'
import { type Node, nameOf } from './tree.ts'
import { textOf } from './written.ts'

/**
 * Every text of a source file that people can read, in its order; those within the holes of another too. The same
 * texts are replaced when the pages are built in another language.
 */
export function findTexts(file: string, source: string): Text[] {
  if (file.endsWith('.html')) return htmlTexts(source)
  const isView = file.startsWith('src/web/')
  const found: Text[] = []
  for (const statement of parseSync(file, source).program.body) visit(statement, placeOfFile(file))
  return found.sort((one, other) => one.start - other.start || other.end - one.end)

  function visit(node: Node, place: Place): void {
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') words(node, place)
    else if (node.type === 'JSXAttribute') attribute(node)
    else if (node.type === 'JSXElement') element(node)
    else if (node.type === 'JSXFragment') children(node.children)
    else for (const [below, itsPlace] of placesBelow(node, place, isView)) visit(below, itsPlace)
  }

  function words(node: Node, place: Place): void {
    const text = textOf(node, source)
    const isText = text !== undefined && mayBeText(text.english, place)
    if (isText) found.push(text)
    if (node.type !== 'TemplateLiteral') return
    const isShown = isText || (isRead(place) && node.quasis.every(({ value }) => !/\p{L}/u.test(value.raw)))
    for (const value of node.expressions) visit(value, isShown ? 'within' : 'open')
  }

  function attribute({ name, value }: ESTree.JSXAttribute): void {
    if (!value) return
    const place = placeNamed(nameOf(name), 'never')
    if (value.type === 'Literal') {
      const text = textOf(value, source)
      if (text && mayBeText(text.english, place)) found.push({ ...text, written: 'attribute' })
    } else if (isRead(place)) visit(value, place)
    // A handler may have texts; what the attribute itself says is for programs.
    else visit(value, isPlain(value) ? 'never' : 'open')
  }

  function element(node: ESTree.JSXElement): void {
    visit(node.openingElement, 'open')
    children(node.children)
  }

  function children(all: readonly ESTree.JSXChild[]): void {
    for (const { text, inside } of runsOf(all, source)) {
      if (text && mayBeText(text.english, 'within')) found.push(text)
      for (const node of inside) visit(node, 'within')
    }
  }
}

const isRead = (place: Place) => place === 'read' || place === 'within'

const isPlain = (value: Node): boolean =>
  value.type === 'JSXExpressionContainer' &&
  (value.expression.type === 'TemplateLiteral' || value.expression.type === 'Literal')
