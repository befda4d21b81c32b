import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import type { PlaceNames } from '../../language/place-names.ts'

/** `Female, 34, Jaipur`. */
export function personIn({ basics }: HealthRecord, { placeLabel }: PlaceNames): string {
  if (!basics) return ''
  const [, city = ''] = /^\d{6}\s*([^,]*)/.exec(basics.pincode?.label ?? '') ?? []
  return [wordLabel(basics.gender), String(basics.age), placeLabel(city)].filter(Boolean).join(', ')
}
