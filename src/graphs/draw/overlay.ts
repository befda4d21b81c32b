/** What is written on a state or beside a transition, and how strongly it is drawn. */
export type Mark = {
  text: string
  /** 0 to 1. */
  weight: number
  tone?: 'more' | 'fewer' | 'bad' | 'good' | 'none'
  /** The whole of it, for who hears it or points at it. */
  told?: string
}

/** Numbers laid over a drawing, by the ids of states and transitions. Nothing of it moves what is drawn. */
export type Overlay = {
  states: Readonly<Record<string, Mark>>
  edges: Readonly<Record<string, Mark>>
}

export function strongest(marks: readonly (Mark | undefined)[]): Mark | undefined {
  return marks.reduce((best, mark) => (mark && (!best || mark.weight > best.weight) ? mark : best), undefined)
}

/** Classes that say how strongly something is drawn, and in which sense. */
export function markClasses(mark: Mark | undefined): string {
  if (!mark) return ''
  const tone = mark.tone === undefined || mark.tone === 'none' ? '' : ` ${mark.tone}`
  return ` w${Math.round(Math.min(1, Math.max(0, mark.weight)) * 5)}${tone}`
}
