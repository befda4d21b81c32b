import { commandLine } from '#cli/command-line.ts'
import { buildServer } from '#server/assets/build.ts'
import { everyState, faultDay } from './fault-day.ts'
import { fuzz } from './fuzz.ts'
import { kills } from './kills/kills.ts'
import { load } from './load.ts'
import { onAPostgres } from './on-a-postgres.ts'
import { onAServer } from './on-a-server.ts'
import { paymentOrders } from './payment-orders.ts'
import { payingServer, payments } from './payments.ts'
import { processes } from './processes.ts'
import { roles } from './roles.ts'

type Storm = {
  /** How often, where that is not said. */
  times: number
  run: (times: number, seed: number) => Promise<{ lost: readonly string[] }>
}

/** What a property that does not hold was broken by, in place of an exception. */
const broken = (error: unknown) => ({ lost: [error instanceof Error ? error.message : String(error)] })

/** What can be done to a server, each in a process of its own on this machine; nothing else is spoken to. */
const storms: Record<string, Storm> = {
  kills: { times: 20, run: (times, seed) => kills({ kills: times, savers: 3, buyers: 4, seed }) },
  fuzz: { times: 100_000, run: (requests, seed) => fuzz({ requests, seed }) },
  load: { times: 60, run: (seconds) => load({ seconds, browsers: 8 }) },
  roles: { times: 1, run: (every) => onAServer({}, (server) => roles(server, { every })) },
  orders: {
    times: 100_000,
    run: async (orders, seed) => {
      paymentOrders({ orders, seed })
      return { orders, lost: [] }
    },
  },
  payments: {
    times: 10_000,
    run: (orders, seed) =>
      onAServer(payingServer, async (server) => {
        await payments(server, { orders, seed })
        return { orders, lost: [] }
      }),
  },
  processes: {
    times: 8,
    run: (kills, seed) =>
      onAPostgres((databaseUrl) => {
        const perSecond = Number(values['per-second'])
        const journeys = Math.max(1, Math.round(perSecond * 60 * Number(values.minutes)))
        const count = Number(values.processes)
        const buying = Number(values.buying)
        return processes({ databaseUrl, processes: count, journeys, perSecond, buying, kills, seed })
      }),
  },
  'fault-day': {
    times: 30,
    run: (seconds) =>
      onAPostgres((databaseUrl) => {
        const { party, faults } = values
        const isMeant = (all: string | undefined, one: string) => !all || all.split(',').includes(one)
        const states = everyState.filter((one) => isMeant(party, one.party) && isMeant(faults, one.do))
        if (states.length === 0) throw new Error(`There is no fault ${faults} of ${party}`)
        const perSecond = Number(values['per-second'])
        const count = Number(values.processes)
        return faultDay({ databaseUrl, processes: count, perSecond, faultMs: seconds * 1_000, states })
      }),
  },
}

const usage = `npm run storm -- ${Object.keys(storms).join('|')} [--times 20] [--seed 1]

  processes: [--processes 4] [--per-second 1] [--minutes 1] [--buying 100], percent; --times are kills
  fault-day: [--processes 4] [--per-second 1] [--party gateway] [--faults down,slow], --times are seconds of each`

const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    times: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    processes: { type: 'string', default: '4' },
    'per-second': { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    party: { type: 'string' },
    faults: { type: 'string' },
    buying: { type: 'string', default: '100' },
  },
})
const storm = storms[positionals[0] ?? '']
if (!storm) {
  console.error(usage)
  process.exit(2)
}
await buildServer()
console.log(`seed ${values.seed}`)
const outcome = await storm.run(Number(values.times ?? storm.times), Number(values.seed)).catch(broken)
console.log(outcome)
process.exit(outcome.lost.length > 0 ? 1 : 0)
