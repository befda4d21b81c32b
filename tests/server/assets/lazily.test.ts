import { expect, it } from 'vitest'
import { lazily } from '#server/assets/lazily.ts'

it('something lazy is made once for all who ask, and anew after it failed', async () => {
  let made = 0
  const read = lazily(async () => {
    made += 1
    if (made === 1) throw new Error('no such file')
    return made
  })
  const failed = await Promise.allSettled([read(), read()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([read(), read()])).toEqual([2, 2])
  expect(await read()).toBe(2)
})
