import type { Field } from '#machines/core/field.ts'

export type NamedField = [name: string, field: Field]
type Group = { title: string | undefined; fields: NamedField[] }

/** Neighbours of the same group, in their order; fields without a group have no title over them. */
export function groupsOf(fields: readonly NamedField[]): Group[] {
  return fields.reduce<Group[]>((groups, one) => {
    const title = one[1].group
    const last = groups.at(-1)
    if (last && last.title === title) last.fields.push(one)
    else groups.push({ title, fields: [one] })
    return groups
  }, [])
}

/** What is asked because of a tick stands in one cell with it. */
export function cellsOf(fields: readonly NamedField[]): NamedField[][] {
  return fields.reduce<NamedField[][]>((cells, one) => {
    const last = cells.at(-1)
    if (last?.[0]?.[1].control === 'checkbox' && one[1].control !== 'checkbox') last.push(one)
    else cells.push([one])
    return cells
  }, [])
}
