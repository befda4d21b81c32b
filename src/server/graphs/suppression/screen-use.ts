import type { ScreenUse } from '#contract/views/screen-use.ts'
import type { Db } from '../../db/types.ts'
import { fieldsOf, ragedAt, type ScreenAddress } from '../queries/screen-use.ts'
import type { Period } from '../queries/select-traffic.ts'
import { few, fewTimes } from './small-counts.ts'

/**
 * How a screen is used by those who allow recording. What fewer than ten visits have in common is left out with its
 * label, which a browser could have made up.
 */
export async function screenUse(db: Db, screen: ScreenAddress, period: Period): Promise<ScreenUse> {
  const fields = await fieldsOf(db, screen, period)
  return {
    fields: fields.map(({ label, visits, median, ...counts }) => ({
      label,
      visits,
      corrected: few(counts.corrected, visits),
      abandoned: few(counts.abandoned, visits),
      sentBack: few(counts.sentBack, visits),
      median: fewTimes(median, visits),
    })),
    raged: await ragedAt(db, screen, period),
  }
}
