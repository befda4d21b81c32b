import { ownDetails } from '#machines/account/own-details.question.ts'
import { nameOf } from '#machines/core/field.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { OwnProfile } from '#machines/schemas/profile.ts'

type Detail = keyof typeof ownDetails

const names = Object.keys(ownDetails) as Detail[]
const notGiven = 'Not given'

const detailText = (profile: OwnProfile, detail: Detail): string => {
  const value = profile[detail]
  if (!value) return ''
  if (detail === 'dateOfBirth') return formatDayWithYear(value)
  return detail === 'gender' || detail === 'maritalStatus' ? wordLabel(value) : value
}

/** The details as a person reads them; the number, which stays, stands after the name. */
export function entriesOf(profile: OwnProfile): [name: string, value: string][] {
  const [name, ...others] = names.map((detail): [string, string] => [
    nameOf(ownDetails[detail]),
    detailText(profile, detail) || notGiven,
  ])
  return [...(name ? [name] : []), ['Mobile number', `+91 ${profile.mobile}`], ...others]
}

type ProfileDifference = { label: string; saved: string; yours: string }

/** Differences of two versions of the details. */
export function profileDifferencesOf(saved: OwnProfile, yours: OwnProfile): ProfileDifference[] {
  return entriesOf(saved).flatMap(([label, value], index) => {
    const mine = entriesOf(yours)[index]?.[1] ?? notGiven
    return mine === value ? [] : [{ label, saved: value, yours: mine }]
  })
}
