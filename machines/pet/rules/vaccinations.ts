import { addDays, addYears } from '../../rules/calendar.ts'
import type { Day } from '../../schemas/basics.ts'
import type { Pet, PetKind } from '../record/pet.ts'

type Vaccine = {
  title: string
  against: string /** Weeks of age of the first shots. */
  weeks: readonly number[]
}

const vaccines: Readonly<Record<PetKind, readonly Vaccine[]>> = {
  dog: [
    { title: 'Combined (DHPPi+L)', against: 'distemper, hepatitis, parvo, leptospirosis', weeks: [6, 9, 12] },
    { title: 'Rabies', against: 'rabies, which the law asks for', weeks: [12] },
  ],
  cat: [
    { title: 'Combined (FVRCP)', against: 'cat flu and panleukopenia', weeks: [8, 12] },
    { title: 'Rabies', against: 'rabies, which the law asks for', weeks: [12] },
  ],
}

export type Vaccination = { day: Day; title: string; against: string }

/** What is due within a policy year: the first shots of a young pet, then each vaccine once a year. */
export function vaccinationsDue({ kind, born, vaccinatedOn }: Pet, start: Day, end: Day): Vaccination[] {
  return vaccines[kind]
    .flatMap(({ title, against, weeks }) => {
      const first = weeks.map((week) => addDays(born, week * 7))
      const last = vaccinatedOn ?? first.at(-1) ?? born
      const yearly =
        vaccinatedOn || last < start ? [notBefore(addYears(last, 1), start)] : [addYears(last, 1)]
      const days = vaccinatedOn ? yearly : [...first, ...yearly]
      return days.filter((day) => day >= start && day <= end).map((day) => ({ day, title, against }))
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

/** What is overdue is due at once. */
const notBefore = (day: Day, start: Day): Day => (day < start ? start : day)
