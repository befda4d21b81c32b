import { expect, it } from 'vitest'
import { issueCode, tryCode } from '#server/codes/codes.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const key = { purpose: 'consent', subject: 'lead-1' }
const ofOthers = [
  ['for another purpose', { ...key, purpose: 'customer' }],
  ['of another', { ...key, subject: 'lead-2' }],
] as const

describeOnEachDatabase('a one-time code', { modules: [] }, (server) => {
  // Of so many digits that no two are the same.
  const issue = (of: typeof key) => issueCode(server.deps, { ...of, digits: 12 })
  const attempt = (of: typeof key, code: string) => tryCode(server.deps, { ...of, code })

  it.each(ofOthers)('%s is not this one, which stays as good and is used up alone', async (_, other) => {
    const [others, own] = [await issue(other), await issue(key)]
    expect(await attempt(key, others)).toBe('wrong')
    expect(await attempt(key, own)).toBe('right')
    expect(await attempt(key, own)).toBe('wrong')
    expect(await attempt(other, others)).toBe('right')
  })

  it.each(ofOthers)('%s has tries of its own', async (_, other) => {
    const [others, own] = [await issue(other), await issue(key)]
    for (let tries = 0; tries < 4; tries += 1) expect(await attempt(key, 'wrong')).toBe('wrong')
    expect(await attempt(key, 'wrong')).toBe('tries used')
    expect(await attempt(key, own)).toBe('tries used')
    expect(await attempt(other, others)).toBe('right')
  })

  it('is worth nothing once a later one was asked for', async () => {
    const [earlier, later] = [await issue(key), await issue(key)]
    expect(await attempt(key, earlier)).toBe('wrong')
    expect(await attempt(key, later)).toBe('right')
  })

  it('is right once where it comes twice at the same time', async () => {
    const code = await issue(key)
    const both = await Promise.all([attempt(key, code), attempt(key, code)])
    expect(both.sort()).toEqual(['right', 'wrong'])
  })
})
