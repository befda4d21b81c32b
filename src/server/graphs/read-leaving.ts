import type { Leaving } from '#contract/views/leaving.ts'
import { fail } from '../http/fail.ts'
import { readAddress } from './address/read-address.ts'
import { inOneSnapshot } from './queries/in-one-snapshot.ts'
import { countLeaving } from './queries/leaving.ts'
import { selectTraffic } from './queries/select-traffic.ts'
import { disclosureOf } from './rounding.ts'
import { leavingTold } from './significance/leaving.ts'
import { trafficWanted } from './traffic-wanted.ts'
import { requestedMachine } from './versions/requested-machine.ts'
import type { ViewDeps } from './viewing.ts'

/** What distinguishes those who left at a state; refused for what is no innermost state of the machine. */
export async function readLeavingOf(
  deps: ViewDeps,
  key: string,
  written: Record<string, unknown>,
): Promise<Leaving> {
  const asked = readAddress(written, deps.clock.today())
  const machine = await requestedMachine(deps, key, asked.query.version)
  const { version } = machine
  const state = version.graph.nodes.find(({ id, type }) => id === asked.query.at && type === 'atomic')
  if (!state) return fail('not-found')
  return inOneSnapshot(deps.db, async (tx) => {
    const wanted = await trafficWanted(tx, deps.config, machine, asked)
    const selection = await selectTraffic(tx, version, wanted, deps.clock.now())
    const counts = await countLeaving(tx, version, selection, state.id)
    return leavingTold(counts, state.id, disclosureOf(deps.config, selection))
  })
}
