import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Unavailable } from '#server/http/unavailable.ts'
import { copyFiles, type FileStore } from '#server/storage/file-store.ts'
import { localFiles } from '#server/storage/local-files.ts'
import { objectFiles } from '#server/storage/object-files.ts'
import { type RunningStore, startObjectStore } from '../support/object-store.ts'

const root = mkdtempSync(join(tmpdir(), 'safar-files-'))
let objects: RunningStore
let made = 0

beforeAll(async () => {
  objects = await startObjectStore()
})
afterAll(async () => {
  await objects.stop()
  rmSync(root, { recursive: true })
})

/** An empty one. */
const kinds = {
  'a folder': () => localFiles(join(root, String(++made))),
  'a store of objects': () => objectFiles({ ...objects.store, url: `${objects.store.url}/${++made}` }, fetch),
} satisfies Record<string, () => FileStore>

const bytes = Buffer.from('what was uploaded')
const textOf = (found: Uint8Array | undefined) => found && Buffer.from(found).toString()

async function namesOf(files: FileStore): Promise<string[]> {
  const found: string[] = []
  for await (const name of files.names()) found.push(name)
  return found.sort()
}

describe.each(Object.entries(kinds))('files in %s', (_, open) => {
  it('are read back, whole or their beginning', async () => {
    const files = open()
    await files.put('one', bytes)
    expect(textOf(await files.get('one'))).toBe('what was uploaded')
    expect(textOf(await files.beginning('one', 4))).toBe('what')
    expect(textOf(await files.beginning('one', 400))).toBe('what was uploaded')
  })

  it('have any bytes, and as many as an upload may have', async () => {
    const files = open()
    const large = Buffer.alloc(10 * 1024 * 1024 + 40, Buffer.from([0, 255, 13, 10]))
    await files.put('large', large)
    expect(large.equals((await files.get('large')) ?? Buffer.alloc(0))).toBe(true)
  })

  it('are replaced as a whole', async () => {
    const files = open()
    await files.put('one', bytes)
    await files.put('one', Buffer.from('anew'))
    expect(textOf(await files.get('one'))).toBe('anew')
  })

  it('are undefined where there is none', async () => {
    const files = open()
    expect(await files.get('one')).toBeUndefined()
    expect(await files.beginning('one', 4)).toBeUndefined()
    expect(await namesOf(files)).toEqual([])
  })

  it('are gone when removed, and may be removed twice', async () => {
    const files = open()
    await files.put('one', bytes)
    await files.remove('one')
    await files.remove('one')
    expect(await files.get('one')).toBeUndefined()
    expect(await namesOf(files)).toEqual([])
  })

  it('are told by name', async () => {
    const files = open()
    for (const name of ['b-2', 'a_1', 'C3']) await files.put(name, bytes)
    expect(await namesOf(files)).toEqual(['C3', 'a_1', 'b-2'])
  })

  it.each(['../out', '/etc/passwd', '', 'a/b', 'a.png', '..'])(
    'have no name that leads out of it (%j)',
    async (name) => {
      const files = open()
      await expect(async () => files.put(name, bytes)).rejects.toThrow('not the name of a stored file')
      await expect(async () => files.get(name)).rejects.toThrow('not the name of a stored file')
      await expect(async () => files.remove(name)).rejects.toThrow('not the name of a stored file')
    },
  )
})

describe('files in a folder', () => {
  it('are readable by their owner alone, and what a killed process left is none of them', async () => {
    const folder = join(root, 'own')
    const files = localFiles(folder)
    await files.put('one', bytes)
    writeFileSync(join(folder, 'two.part'), 'half a fi', { mode: 0o600 })
    expect(await namesOf(files)).toEqual(['one'])
    await files.put('two', bytes)
    expect(readdirSync(folder).sort()).toEqual(['one', 'two'])
    for (const name of ['one', 'two']) expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  })

  it.runIf(existsSync('/dev/full'))('wait for space on a full disk, and leave nothing on it', async () => {
    const folder = join(root, 'full')
    mkdirSync(folder)
    symlinkSync('/dev/full', join(folder, 'one.part'))
    const files = localFiles(folder)
    const refused = await files.put('one', bytes).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Unavailable)
    expect(refused).toMatchObject({ code: 'ENOSPC' })
    expect(readdirSync(folder)).toEqual([])
    await files.put('one', bytes)
    expect(textOf(await files.get('one'))).toBe('what was uploaded')
  })
})

describe('files that are copied', () => {
  it.each([
    ['a folder', 'a store of objects'],
    ['a store of objects', 'a folder'],
  ] as const)('from %s to %s are all there, and once more changes nothing', async (one, other) => {
    const [from, to] = [kinds[one](), kinds[other]()]
    await from.put('one', bytes)
    await from.put('two', Buffer.from('another'))
    await to.put('one', bytes)
    await copyFiles(from, to)
    await copyFiles(from, to)
    expect(await namesOf(to)).toEqual(['one', 'two'])
    expect(textOf(await to.get('two'))).toBe('another')
  })

  it('replace nothing', async () => {
    const [from, to] = [kinds['a folder'](), kinds['a store of objects']()]
    await from.put('one', bytes)
    await to.put('one', Buffer.from('of somebody else'))
    await expect(copyFiles(from, to)).rejects.toThrow('There is another file one already.')
    expect(textOf(await to.get('one'))).toBe('of somebody else')
  })
})
