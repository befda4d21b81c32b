import { escaped } from '#machines/core/text.ts'
import type { DrawOptions } from './options.ts'

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

/** The states between which a transition is drawn; keys follow them. */
export type Ends = { from: string; to?: string | undefined; fromTitle?: string; toTitle?: string }
type Pointed = { id: string; kind: 'state' | 'transition'; told: string; name: string; ends?: Ends }

const endsOf = (ends: Ends | undefined): string =>
  ends
    ? ` data-from="${escaped(ends.from)}"${ends.to === undefined ? '' : ` data-to="${escaped(ends.to)}"`}`
    : ''

/** What can be pointed at: a link where there is somewhere to go, else a group that says the same. */
export function pointed(
  { href }: DrawOptions,
  { id, kind, told, name, ends }: Pointed,
  inside: string,
): string {
  const data = `class="${name}" data-${kind === 'state' ? 'state' : 'edge'}="${escaped(id)}" aria-label="${escaped(told)}"`
  if (href) return `<a href="${escaped(href(id, kind))}" ${data}${endsOf(ends)}>${inside}</a>`
  return `<g role="img" ${data}>${inside}</g>`
}
