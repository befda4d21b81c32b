import type { Config } from '../config.ts'
import type { Db } from '../db/types.ts'
import type { ViewRequest } from './address/read-address.ts'
import { discloser, subjectOf } from './rounding.ts'
import { usualKind } from './usual-kind.ts'
import type { RequestedMachine } from './versions/requested-machine.ts'
import { usualSide } from './versions/usual-side.ts'

/** The filter of an address with the machine's usual side and kind of traffic where it names none. */
export async function trafficWanted(
  tx: Db,
  { secrets }: Pick<Config, 'secrets'>,
  { testModel, version }: RequestedMachine,
  { query, period }: ViewRequest,
) {
  const where = { side: query.side ?? usualSide(testModel), ...period }
  const disclose = discloser(secrets.signing, subjectOf(version.id), '')
  return { ...query, ...where, kind: query.kind ?? (await usualKind(tx, version.id, where, disclose)) }
}
