import type { Mark, Overlay } from './overlay.ts'

export type Theme = 'page' | 'light' | 'dark'

export type DrawOptions = {
  overlay?: Overlay
  /** Id of the state or transition that was chosen. */
  selected?: string
  /** Where a state or transition leads; without it nothing is a link. */
  href?: (id: string, kind: 'state' | 'transition') => string
  title: string
  theme?: Theme
}

/** Classes that say how strongly something is drawn, and in which sense. */
export function markClasses(mark: Mark | undefined): string {
  if (!mark) return ''
  const tone = mark.tone === undefined || mark.tone === 'none' ? '' : ` ${mark.tone}`
  return ` w${Math.round(Math.min(1, Math.max(0, mark.weight)) * 5)}${tone}`
}
