import { capital, spoken } from '#graphs/labels/names.ts'

/** A title from a state's id: `motor.number.vehicleDates` becomes Vehicle dates. */
export const nameOf = (id: string): string => capital(spoken(id.slice(id.lastIndexOf('.') + 1)))

export type TitleOf = (id: string) => string

/** The titles of states that are at hand. */
export function titlesOf(states: readonly { id: string; title: string }[]): TitleOf {
  const titles = new Map(states.map(({ id, title }) => [id, title]))
  return (id) => titles.get(id) ?? nameOf(id)
}
