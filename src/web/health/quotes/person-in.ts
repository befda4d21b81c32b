import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { placeLabel } from '#machines/reference/place-labels.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'

/** `Female, 34, Jaipur`. */
export function personIn({ basics }: HealthRecord): string {
  if (!basics) return ''
  const [, city = ''] = /^\d{6}\s*([^,]*)/.exec(basics.pincode?.label ?? '') ?? []
  return [wordLabel(basics.gender), String(basics.age), placeLabel(city)].filter(Boolean).join(', ')
}
