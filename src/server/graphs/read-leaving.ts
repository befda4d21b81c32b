import type { Leaving } from '#contract/views/leaving.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { readAddress } from './address/read-address.ts'
import { inOneSnapshot } from './queries/in-one-snapshot.ts'
import { countLeaving } from './queries/leaving.ts'
import { selectTraffic } from './queries/select-traffic.ts'
import { leavingTold } from './significance/leaving.ts'
import { trafficWanted } from './traffic-wanted.ts'
import { requestedMachine } from './versions/requested-machine.ts'
import { readWithheld } from './withholding/read-withheld.ts'

/** What the map tells of a state from which follows how many left and how many went on. */
const needed = ['journeys', 'open', 'dropped'] as const
const nothingTold: Leaving = { left: 'withheld', wentOn: 'withheld', tested: 0, significant: 0, rows: [] }

/** What distinguishes those who left at a state; refused for what is no innermost state of the machine. */
export async function readLeavingOf(
  deps: Deps,
  key: string,
  written: Record<string, unknown>,
): Promise<Leaving> {
  const asked = readAddress(written, deps.clock.today())
  const machine = await requestedMachine(deps, key, asked.query.version)
  const { version } = machine
  const state = version.graph.nodes.find(({ id, type }) => id === asked.query.at && type === 'atomic')
  if (!state) return fail('not-found')
  const at = { now: deps.clock.now(), today: deps.clock.today() }
  return inOneSnapshot(deps.db, async (tx) => {
    const wanted = await trafficWanted(tx, machine, asked)
    const withheld = await readWithheld(tx, version, wanted, at)
    if (needed.some((measure) => withheld.has(`${measure} ${state.id}`))) return nothingTold
    const selection = await selectTraffic(tx, version, wanted, at.now)
    return leavingTold(await countLeaving(tx, version, selection, state.id))
  })
}
