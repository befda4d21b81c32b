import { describe, expect, test } from 'vitest'
import type { Suite } from '#paths/types.ts'
import { command, inFile, printed } from './command.ts'
import { fileWith } from './files.ts'

const hub = [inFile('hub.ts#hub'), '--criterion', 'negative', '--max-length', '6']
const shard = (number: number): Promise<Suite> => printed(...hub, '--shard', `${number}/3`)
const shards = async () => [await shard(1), await shard(2), await shard(3)]
const merge = (suites: readonly object[]) =>
  command(...hub, '--json', ...suites.flatMap((suite, at) => ['--merge', fileWith(`part-${at}.json`, suite)]))

describe('the shards of a suite', () => {
  test('have each path once, and about equally many events', async () => {
    const whole: Suite = await printed(...hub)
    const parts = await shards()
    const ids = parts.flatMap(({ paths }) => paths.map(({ id }) => id))
    expect(whole.paths.length).toBeGreaterThan(6)
    expect(ids.toSorted()).toEqual(whole.paths.map(({ id }) => id).toSorted())
    const events = parts.map(({ totals }) => totals.events)
    expect(Math.max(...events) - Math.min(...events)).toBeLessThanOrEqual(whole.totals.longest)
    expect(parts[1]).toMatchObject({
      covered: whole.covered,
      bound: whole.bound,
      shard: { number: 2, of: 3, whole: whole.totals },
    })
  })

  test('say in words which they are, and what all of them cover', async () => {
    const { out } = await command(...hub, '--shard', '2/3')
    expect(out).toMatch(/shard 2 of 3: \d+ paths, .*; (\d+) of \1 targets covered by all 3 shards/)
    expect(out).not.toContain('of the measured cost')
  })

  test('are the whole suite again once they are merged', async () => {
    const { ms, ...whole } = await printed(...hub)
    const { code, out, err } = await merge((await shards()).toReversed())
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringMatching(
        /^3 files with all \d+ paths: (\d+) of \1 targets covered, as by the whole suite\.$/m,
      ),
    })
    const { ms: _, ...merged } = JSON.parse(out)
    expect(merged).toEqual(whole)
  })

  test('are not the whole suite where one is missing: each of its paths is named', async () => {
    const [one, two, three] = await shards()
    const { code, out, err } = await merge([one, three].flatMap((part) => part ?? []))
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err.trimEnd().split('\n')).toEqual(two?.paths.map(({ id }) => `No file has path ${id}.`))
  })

  test('are not the whole suite where a path in them was edited', async () => {
    const [one, ...more] = await shards()
    const [path, ...paths] = one?.paths ?? []
    if (!one || !path) throw new Error('the first shard has no path')
    const edited = { ...one, paths: [{ ...path, events: path.events.slice(1) }, ...paths] }
    const { code, err } = await merge([edited, ...more])
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`part-0\\.json: path ${path.id} is none of the suite`))
  })

  test('are not merged with those of another criterion', async () => {
    const { code, err } = await merge([await printed(inFile('hub.ts#hub'))])
    expect(code).toBe(2)
    expect(err).toMatch(/part-0\.json is of criterion transitions, not negative\.$/m)
  })
})
