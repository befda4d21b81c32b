import { limits } from '../../reference/limits.ts'

/** The years offered, the current one first: 18 for a used vehicle, 2 for a new one (spec §5, C-38). */
export function yearList(today: string, kind: 'used' | 'new'): number[] {
  const thisYear = Number(today.slice(0, 4))
  return Array.from({ length: limits.yearList[kind] }, (_, index) => thisYear - index)
}
