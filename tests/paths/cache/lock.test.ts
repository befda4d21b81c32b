import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withLock } from '#paths/cache/lock.ts'

const aLock = () => join(mkdtempSync(join(tmpdir(), 'alone-')), 'lock')

it('lets one process compute what the others read', async () => {
  const lock = aLock()
  const made: string[] = []
  const ask = (name: string) =>
    withLock(
      lock,
      () => made[0],
      async () => {
        await new Promise((resolve) => setTimeout(resolve))
        made.push(name)
        return name
      },
    )
  expect(await Promise.all([ask('one'), ask('another')])).toEqual(['one', 'one'])
  expect(existsSync(lock)).toBe(false)
})

it('releases the lock when the computation fails', async () => {
  const lock = aLock()
  const failing = withLock(
    lock,
    () => undefined,
    () => Promise.reject(new Error('no')),
  )
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(lock)).toBe(false)
})

it('does not wait for a holder whose process has ended', async () => {
  const lock = aLock()
  writeFileSync(lock, '999999999')
  const made = withLock(
    lock,
    () => undefined,
    async () => 'made',
  )
  expect(await made).toBe('made')
})
