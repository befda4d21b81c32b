import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeOnce } from '#server/assets/make-once.ts'

describe('a build', () => {
  let folder: string
  let said: string[]
  let runs: number

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'safar-build-'))
    mkdirSync(join(folder, 'sources'))
    writeFileSync(join(folder, 'sources', 'one.ts'), 'one')
    said = []
    runs = 0
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  const output = () => join(folder, 'output.js')
  const build = (make = async () => writeFileSync(output(), `${runs}`)) =>
    makeOnce({
      name: 'server',
      sources: [join(folder, 'sources')],
      output: output(),
      stamp: join(folder, 'dist', '.server'),
      make: () => {
        runs += 1
        return make()
      },
    })

  it('is made once, and says what it does', async () => {
    await build()
    expect(said).toEqual(['Building the server …\n', 'Built the server in 1 s.\n'])
    await build()
    expect(runs).toBe(1)
    expect(said).toHaveLength(2)
  })

  it.each([
    ['a file has other content', () => writeFileSync(join(folder, 'sources', 'one.ts'), 'two')],
    ['a file is added', () => writeFileSync(join(folder, 'sources', 'two.ts'), '')],
    ['a file is gone', () => rmSync(join(folder, 'sources', 'one.ts'))],
    ['what was made is gone', () => rmSync(output())],
  ])('is made again where %s', async (_, change) => {
    await build()
    change()
    await build()
    expect(runs).toBe(2)
  })

  it('is not made again for a file that was only touched', async () => {
    await build()
    utimesSync(join(folder, 'sources', 'one.ts'), 0, 0)
    await build()
    expect(runs).toBe(1)
  })

  it('is made again after one that failed, whatever it left', async () => {
    const failing = async () => {
      writeFileSync(output(), 'half')
      throw new Error('no space left')
    }
    await build()
    writeFileSync(join(folder, 'sources', 'one.ts'), 'two')
    await expect(build(failing)).rejects.toThrow('no space left')
    writeFileSync(join(folder, 'sources', 'one.ts'), 'one')
    await build()
    expect(runs).toBe(3)
  })
})
