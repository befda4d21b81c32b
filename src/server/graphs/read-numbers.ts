import type { Db } from '../db/types.ts'
import type { PublishedVersion } from '../traffic/versions.store.ts'
import { countAll, type ToldNumbers } from './queries/numbers.ts'
import { selectTraffic, type TrafficSelection } from './queries/select-traffic.ts'
import type { Selection } from './queries/selection.ts'
import { readWithheld } from './withholding/read-withheld.ts'

/** The numbers of the traffic asked for, with what of them is withheld. */
export async function readNumbers(
  tx: Db,
  version: PublishedVersion,
  wanted: TrafficSelection,
  at: { now: Date; today: string },
): Promise<{ selection: Selection; numbers: ToldNumbers }> {
  const selection = await selectTraffic(tx, version, wanted, at.now)
  const numbers = await countAll(tx, version, selection)
  return { selection, numbers: { ...numbers, withheld: await readWithheld(tx, version, wanted, at) } }
}
