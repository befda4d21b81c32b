import * as v from 'valibot'
import { type Cell, middleOf } from '#contract/views/graph-numbers.ts'
import { limits } from '#machines/reference/limits.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { clockOf } from '../../clock-and-random.ts'
import { type Cli, readCommand, readTyped } from '../../db/run-cli.ts'
import { trafficDayOf } from '../../traffic/day-of.ts'
import { toldTakings } from '../disclosure/edge-numbers.ts'
import { countEdges } from '../queries/edges.ts'
import { selectTraffic } from '../queries/select-traffic.ts'
import { disclosureOf } from '../rounding.ts'
import { requestedMachine } from '../versions/requested-machine.ts'

const schema = v.strictObject({
  command: v.string(),
  days: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'is a number of days'), v.transform(Number)),
    String(limits.graphs.daysBack),
  ),
  kind: v.optional(v.picklist(['real', 'made-up', 'all'], 'is real, made-up or all'), 'real'),
})
type Command = v.InferOutput<typeof schema>

/** As `--traffic` reads what is known within limits. `few` may also be more events, of ten journeys or fewer. */
const limitsOf = (cell: Cell) => ({
  least: cell === 'few' ? 0 : cell,
  most: cell === 'few' ? 10 : cell + 10,
})

/** How often each transition of a machine was taken, as `npm run paths -- --traffic` reads it. */
export const trafficCli: Cli<Command> = {
  usage: `npm run graphs:traffic -- MACHINE [--days N] [--kind real|made-up|all]

How often each transition of a machine was taken in the last N days (${limits.graphs.daysBack}), by real (as by default), made-up or all traffic:
  npm run --silent graphs:traffic -- motor --days 7 --kind real > motor.traffic.json`,

  parse(args) {
    const { name, values } = readTyped(args, ['days', 'kind'])
    return readCommand(schema, { ...values, command: name })
  },

  async run({ db, config, now }, { command, days, kind }) {
    const { version } = await requestedMachine({ db, clock: clockOf(() => now) }, command)
    const to = trafficDayOf(now)
    const selection = await selectTraffic(db, version, { from: addDays(to, 1 - days), to, kind }, now)
    const counted = new Map((await countEdges(db, selection)).map(({ id, ...counts }) => [id, counts]))
    const disclose = disclosureOf(config, selection)
    const told = version.edges.all.map(
      ([edge, key]) => [edge, toldTakings(edge, counted.get(key), disclose).events] as const,
    )
    const sorted = told
      .filter(([, cell]) => cell !== 0)
      .toSorted(([, one], [, other]) => middleOf(other) - middleOf(one))
    return counted.size === 0
      ? undefined
      : JSON.stringify(Object.fromEntries(sorted.map(([edge, cell]) => [edge, limitsOf(cell)])), null, 2)
  },

  whyNot: ({ command, days, kind }) =>
    `No ${kind === 'all' ? '' : `${kind} `}traffic of ${command} was recorded in ${days} days.`,
}
