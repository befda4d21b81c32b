import { expect, inject, it } from 'vitest'
import { faultDay } from '../storm/fault-day.ts'
import { processes } from '../storm/processes.ts'
import { emptyPostgres } from './support/postgres.ts'

const postgresUrl = inject('postgresUrl')

it.runIf(postgresUrl)(
  'several processes on one PostgreSQL lose and double nothing when one of them is killed',
  async () => {
    const databaseUrl = await emptyPostgres(postgresUrl ?? '')
    const { lost, killed, bought, saves } = await processes({
      databaseUrl,
      processes: 2,
      journeys: 24,
      perSecond: 12,
      buying: 17,
      kills: 1,
    })
    expect(lost).toEqual([])
    expect({ killed, bought }).toEqual({ killed: 1, bought: 4 })
    expect(saves).toBeGreaterThanOrEqual(20)
  },
  420_000,
)

it.runIf(postgresUrl)(
  'whoever buys while a gateway is down and insurers lose their answers has the policy afterwards',
  async () => {
    const databaseUrl = await emptyPostgres(postgresUrl ?? '')
    const { lost, journeys } = await faultDay({
      databaseUrl,
      processes: 1,
      perSecond: 1,
      faultMs: 2_000,
      states: [
        { party: 'insurer', do: 'lost' },
        { party: 'gateway', do: 'down' },
      ],
    })
    expect(lost).toEqual([])
    expect(journeys).toBe(4)
  },
  420_000,
)
