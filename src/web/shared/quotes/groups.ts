import { groupOf, type Slot } from './slots.ts'

/** Names of the groups that follow the insurers with all that was asked for. */
export const groupNames = {
  lacking: 'Without some of what you asked for',
  refused: 'Without a price',
} as const

/**
 * The name of the group that begins at a slot. Where nobody leaves anything out there are no groups, and while cards
 * keep their places only what is together at the end is one.
 */
export function groupAt(slots: readonly Slot[], at: number): string | undefined {
  const groups = slots.map(groupOf)
  const [before, here] = [groups[at - 1], groups[at]]
  const isLast = (...those: string[]) => groups.slice(at).every((one) => those.includes(one))
  if (here === before || !groups.includes('lacking')) return undefined
  if (here === 'lacking' && isLast('lacking', 'refused')) return groupNames.lacking
  return here === 'refused' && isLast('refused') ? groupNames.refused : undefined
}
