import type { GraphView } from '#contract/views/graph-view.ts'
import type { Db } from '../db/types.ts'
import type { Caller } from '../http/caller.ts'
import { addressOf } from './address/address.ts'
import { readAddress, type ViewRequest } from './address/read-address.ts'
import { frameOf } from './disclosure/frame.ts'
import { placeOf } from './disclosure/place.ts'
import { screenUse } from './disclosure/screen-use.ts'
import { inOneSnapshot } from './queries/in-one-snapshot.ts'
import { countAll } from './queries/numbers.ts'
import { pulseOf } from './queries/pulse.ts'
import { selectTraffic } from './queries/select-traffic.ts'
import { disclosureOf } from './rounding.ts'
import { screenAddress } from './screen-address.ts'
import { trafficWanted } from './traffic-wanted.ts'
import { type RequestedMachine, requestedMachine } from './versions/requested-machine.ts'
import type { ViewDeps, Viewing } from './viewing.ts'
import { viewOf } from './views/views.ts'

/**
 * A view of a machine as requested by its address. Unknown parameters are named in the frame and
 * ignored; an unknown machine is refused.
 */
export async function readGraphView(
  deps: ViewDeps,
  _caller: Caller,
  key: string,
  written: Record<string, unknown>,
): Promise<GraphView> {
  const { viewing, place, pulse, faults, draw } = await look(deps, key, written)
  const { shown } = await draw()
  const frame = frameOf({ ...viewing, pulse, faults })
  return { frame, ...(place && { place }), shown }
}

/** The data of a view and its exports. */
export async function look(deps: ViewDeps, key: string, written: Record<string, unknown>) {
  const asked = readAddress(written, deps.clock.today())
  const machine = await requestedMachine(deps, key, asked.query.version)
  const errors = [...asked.faults, ...(machine.isUnknownVersion ? ['version'] : [])]
  return inOneSnapshot(deps.db, (tx) => lookIn(tx, deps, machine, asked, errors))
}

async function lookIn(
  tx: Db,
  deps: ViewDeps,
  machine: RequestedMachine,
  asked: ViewRequest,
  faults: string[],
) {
  const { query } = asked
  const now = deps.clock.now()
  const wanted = await trafficWanted(tx, deps.config, machine, asked)
  const selection = await selectTraffic(tx, machine.version, wanted, now)
  const numbers = await countAll(tx, machine.version, selection)
  const fault = (name: string) => void faults.push(name)
  const href: Viewing['href'] = (changes) => addressOf(machine.testModel.key, { ...query, ...changes })
  const viewing: Viewing = {
    machine,
    asked,
    wanted,
    selection,
    numbers,
    disclose: disclosureOf(deps.config, selection),
    href,
    now,
    today: deps.clock.today(),
    fault,
  }
  const place = await placeIn(tx, deps, viewing)
  const pulse = await pulseOf(
    tx,
    machine.versions.map(({ id }) => id),
  )
  return { viewing, place, pulse, faults, draw: await viewOf(deps, query.view)(tx, viewing) }
}

/** The selected state or transition; a state that visitors see tells how its screen is used. */
async function placeIn(
  tx: Db,
  { config, products }: ViewDeps,
  { machine, numbers, disclose, asked: { query, period }, fault }: Viewing,
) {
  if (query.at === undefined) return undefined
  const place = placeOf(machine.version.graph, numbers, disclose, query.at)
  if (!place) fault('at')
  if (!place?.state) return place
  const saved = products.flatMap(({ machines }) => machines)
  const screen = screenAddress(machine.testModel.machine, query.at, saved)
  return screen ? { ...place, use: await screenUse(tx, screen, period, config) } : place
}
