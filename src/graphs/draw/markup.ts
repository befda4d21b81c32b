import { escaped } from '#paths/reports/markup.ts'
import type { DrawOptions } from './options.ts'

export { escaped }

/** Text at a place; what is empty is not written. */
export const textAt = (x: number, y: number, text: string, name = ''): string =>
  text === ''
    ? ''
    : `<text${name && ` class="${name}"`} x="${round(x)}" y="${round(y)}">${escaped(text)}</text>`

export const rectAt = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  name: string,
  radius?: number,
): string =>
  `<rect${name && ` class="${name}"`} x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius === undefined ? '' : ` rx="${radius}"`}/>`

export const round = (value: number): string => String(Math.round(value * 10) / 10)

/** What can be pointed at: a link where there is somewhere to go, else a group that says the same. */
export function pointed(
  { href }: DrawOptions,
  { id, kind, told, name }: { id: string; kind: 'state' | 'transition'; told: string; name: string },
  inside: string,
): string {
  const data = `class="${name}" data-${kind === 'state' ? 'state' : 'edge'}="${escaped(id)}" aria-label="${escaped(told)}"`
  if (href) return `<a href="${escaped(href(id, kind))}" ${data}>${inside}</a>`
  return `<g role="img" ${data}>${inside}</g>`
}
