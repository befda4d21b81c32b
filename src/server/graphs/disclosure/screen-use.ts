import type { ScreenUse } from '#contract/views/screen-use.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/types.ts'
import { fieldsOf, ragedAt, type ScreenAddress } from '../queries/screen-use.ts'
import type { Period } from '../queries/select-traffic.ts'
import { discloser, toldTime } from '../rounding.ts'

/**
 * How a screen is used by those who allow recording. What is told of ten visits or fewer is left out with
 * its label, which a browser could have made up.
 */
export async function screenUse(
  db: Db,
  screen: ScreenAddress,
  period: Period,
  { secrets }: Pick<Config, 'secrets'>,
): Promise<ScreenUse> {
  const subject = `screen ${screen.page} ${screen.step}`
  const disclose = discloser(secrets.signing, subject, `${period.from} ${period.to}`)
  const fields = (await fieldsOf(db, screen, period)).map((field) => ({
    ...field,
    told: disclose(`visits ${field.label}`, field.visits),
  }))
  const raged = await ragedAt(db, screen, period)
  return {
    fields: fields
      .filter(({ told }) => told !== 'few')
      .map(({ label, told: visits, median, ...counts }) => ({
        label,
        visits,
        corrected: disclose(`corrected ${label}`, counts.corrected),
        abandoned: disclose(`abandoned ${label}`, counts.abandoned),
        sentBack: disclose(`sent back ${label}`, counts.sentBack),
        median: toldTime(median, disclose(`timed ${label}`, counts.timed)),
      })),
    raged: raged
      .map(({ label, visits }) => ({ label, visits: disclose(`raged ${label}`, visits) }))
      .filter(({ visits }) => visits !== 'few'),
  }
}
