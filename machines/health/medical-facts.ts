import type { FactGroup } from '../core/product.ts'
import type { Fact } from '../document/document.ts'
import { conditions } from '../reference/health/conditions.ts'
import { limits } from '../reference/limits.ts'
import type { HealthRecord } from './record/health-record.ts'
import { bmiOf } from './rules/bmi.ts'
import { monthOf } from './rules/month.ts'

/** What a person says of their health, line by line. */
export function medicalFacts({ medical }: HealthRecord): Fact[] {
  if (!medical) return []
  const yes = medical.conditions.map(
    ({ condition, since }): Fact => [conditions[condition].label, `Yes, since ${monthOf(since)}`],
  )
  return [
    ...(yes.length > 0 ? yes : [['Illnesses of the list', 'None'] as const]),
    ['Smoking or tobacco', medical.smokes ? 'Yes' : 'No'],
    ['Alcohol', medical.drinks ? 'Yes' : 'No'],
    [`In hospital in the last ${limits.hospitalisation.years} years`, medical.hospitalisation ?? 'No'],
  ]
}

export const buildFacts = ({ build }: HealthRecord): Fact[] =>
  build
    ? [
        ['Height and weight', `${build.height} cm, ${build.weight} kg`],
        ['Body mass index', String(bmiOf(build))],
      ]
    : []

/** The sealed answers, for those who may read them beside a proposal. */
export function sealedHealthFacts(record: HealthRecord): FactGroup[] {
  const entries = [...buildFacts(record), ...medicalFacts(record)]
  return entries.length > 0
    ? [{ title: 'Health', entries: entries.map(([label, value]) => [label, value]) }]
    : []
}
