import { expect, inject, it } from 'vitest'
import { processes } from '../storm/processes.ts'
import { emptyPostgres } from './support/postgres.ts'

const postgresUrl = inject('postgresUrl')

it.runIf(postgresUrl)(
  'several processes on one PostgreSQL lose and double nothing when one of them is killed',
  async () => {
    const databaseUrl = await emptyPostgres(postgresUrl ?? '')
    const { lost, killed } = await processes({
      databaseUrl,
      processes: 2,
      journeys: 4,
      perSecond: 2,
      kills: 1,
    })
    expect(lost).toEqual([])
    expect(killed).toBe(1)
  },
  420_000,
)
