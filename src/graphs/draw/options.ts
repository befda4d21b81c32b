import type { Overlay } from './overlay.ts'

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
