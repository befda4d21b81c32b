import { expect, it } from 'vitest'
import { segments, trafficJourneys } from '#server/db/schema.ts'
import { runSeed, usage } from '#server/graphs/seed/seed.cli.ts'
import { seedTraffic } from '#server/graphs/seed/seed-traffic.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describeOnEachDatabase('made-up traffic', { modules: [] }, (server) => {
  const seed = (journeys: number) =>
    seedTraffic(server.db, {
      journeys,
      seed: 3,
      days: 2,
      now: server.clock.now(),
      only: ['merge', 'send-link'],
    })

  it('is marked as made up, is the same for the same seed, and is there once', async () => {
    expect(await seed(40)).toMatchObject({ journeys: 40 })
    expect((await server.db.select().from(segments)).every(({ madeUp }) => madeUp)).toBe(true)
    const read = () => server.db.select().from(trafficJourneys).orderBy(trafficJourneys.id)
    const first = await read()
    expect(await seed(40)).toBeUndefined()
    await server.db.delete(trafficJourneys)
    await seed(40)
    const again = await read()
    const told = (rows: typeof first) =>
      rows.map(({ beganAt, variant, day, steps }) => ({ beganAt, variant, day, steps }))
    expect(told(again)).toEqual(told(first))
  })
})

it('is refused in one sentence where the options make no sense', async () => {
  const said: string[] = []
  const run = (...args: string[]) =>
    runSeed({ args, env: {} }, { out: (text) => said.push(text), err: (text) => said.push(text) })
  expect(await run('--journeys', 'many')).toBe(2)
  expect(await run('--journeys', '0')).toBe(2)
  expect(await run('--journeys', '10000001')).toBe(2)
  expect(await run('--seed', '-1')).toBe(2)
  expect(await run('--days', '731')).toBe(2)
  expect(await run('--days', '0')).toBe(2)
  expect(await run('--days', '1x')).toBe(2)
  expect(await run('--speed', '3')).toBe(2)
  expect(said).toEqual([
    '--journeys is a whole number.',
    '--journeys is at least 1.',
    '--journeys is at most 10000000.',
    expect.stringMatching(/^Option '--seed' argument is ambiguous.*npm run graphs:seed/s),
    '--days is at most 730.',
    '--days is at least 1.',
    '--days is a whole number.',
    `Unknown option '--speed'.\n\n${usage}`,
  ])
})
