import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { localFiles } from '#server/storage/local-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'safar-files-'))
const bytes = Buffer.from('what was uploaded')

describe('files in a folder', () => {
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are read back by another process', async () => {
    await localFiles(folder).put('one', bytes)
    expect(Buffer.from((await localFiles(folder).get('one')) ?? [])).toEqual(bytes)
  })

  it('are readable by their owner alone and leave nothing unfinished behind', async () => {
    await localFiles(folder).put('two', bytes)
    expect(statSync(join(folder, 'two')).mode & 0o077).toBe(0)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('are undefined where there is none', async () => {
    expect(await localFiles(folder).get('three')).toBeUndefined()
    expect(await localFiles(join(folder, 'nowhere')).get('three')).toBeUndefined()
  })

  it('are gone when removed, and may be removed twice', async () => {
    const files = localFiles(folder)
    await files.put('four', bytes)
    await files.remove('four')
    await files.remove('four')
    expect(existsSync(join(folder, 'four'))).toBe(false)
  })

  it.each(['../out', '/etc/passwd', '', 'a/b', 'a.png'])(
    'have no name that leads out of it (%j)',
    async (name) => {
      await expect(localFiles(folder).put(name, bytes)).rejects.toThrow('not the name of a stored file')
      await expect(localFiles(folder).get(name)).rejects.toThrow('not the name of a stored file')
    },
  )
})
