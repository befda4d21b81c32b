import type { Mark } from './overlay.ts'

export function strongest(marks: readonly (Mark | undefined)[]): Mark | undefined {
  return marks.reduce((best, mark) => (mark && (!best || mark.weight > best.weight) ? mark : best), undefined)
}
