import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeLock } from '#server/db/lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safar-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const path = () => join(folder, 'db.lock')
const heldBy = (holder: object) => writeFileSync(path(), JSON.stringify(holder))

describe('takeLock', () => {
  it('leaves a file that says who holds it, until it is let go', () => {
    const unlock = takeLock(path())
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() })
    unlock()
    expect(existsSync(path())).toBe(false)
  })

  it('refuses a second holder in the same process', () => {
    const unlock = takeLock(path())
    expect(() => takeLock(path())).toThrow('This process already uses')
    unlock()
    takeLock(path())()
  })

  it('refuses while another process lives, and says which and what to do', () => {
    const startedAt = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]
    heldBy({ pid: process.ppid, host: hostname(), startedAt })
    expect(() => takeLock(path())).toThrow(`is in use by process ${process.ppid}`)
    expect(() => takeLock(path())).toThrow('set DATA_DIR to another directory')
  })

  it.runIf(process.platform === 'linux')(
    'takes over from a killed process that its parent has not reaped',
    async () => {
      const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; wait'])
      const [said] = await once(parent.stdout, 'data')
      const child = Number(said)
      const fields = (pid: unknown) =>
        readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      heldBy({ pid: child, host: hostname(), startedAt: fields(child)[19] })
      expect(() => takeLock(path())).toThrow(`is in use by process ${child}`)
      // A stopped parent reaps nothing.
      parent.kill('SIGSTOP')
      await expect.poll(() => fields(parent.pid)[0]).toBe('T')
      process.kill(child, 'SIGKILL')
      await expect.poll(() => fields(child)[0]).toBe('Z')
      takeLock(path())()
      parent.kill('SIGKILL')
    },
  )

  it('refuses while a process of another machine may live', () => {
    heldBy({ pid: 1, host: 'another machine', startedAt: null })
    expect(() => takeLock(path())).toThrow('process 1 on another machine')
    expect(() => takeLock(path())).toThrow(`if that machine or container is gone, remove ${path()}`)
  })

  it('takes over from a process of another machine where the lock is for moments and is old', () => {
    heldBy({ pid: 1, host: 'another machine', startedAt: null })
    const staleAfterMs = 60_000
    expect(() => takeLock(path(), { staleAfterMs })).toThrow('process 1 on another machine')
    const old = Date.now() / 1_000 - 61
    utimesSync(path(), old, old)
    takeLock(path(), { staleAfterMs })()
  })

  it('leaves the lock to whoever took it over from this process', () => {
    const unlock = takeLock(path())
    heldBy({ pid: 1, host: 'another machine', startedAt: null })
    unlock()
    expect(() => takeLock(path())).toThrow('process 1 on another machine')
  })

  describe('when another process takes over the same lock', () => {
    const dead = { pid: 4_194_000, host: hostname(), startedAt: '1' }
    /** Happens after the dead holder was read, and before it is looked for. */
    const meanwhile = (happens: () => void) =>
      vi.spyOn(process, 'kill').mockImplementationOnce(() => {
        happens()
        throw Object.assign(new Error('no such process'), { code: 'ESRCH' })
      })
    afterEach(() => {
      vi.restoreAllMocks()
    })

    it('takes it when that one has let it go', () => {
      heldBy(dead)
      meanwhile(() => rmSync(path()))
      takeLock(path())()
      expect(readdirSync(folder)).toEqual([])
    })

    it('leaves it where that one has it', () => {
      heldBy(dead)
      meanwhile(() => heldBy({ pid: 1, host: 'another machine', startedAt: null }))
      expect(() => takeLock(path())).toThrow('process 1 on another machine')
      expect(readdirSync(folder)).toEqual(['db.lock'])
    })
  })

  it.each([
    ['is gone', { pid: 4_194_000, host: hostname(), startedAt: '1' }],
    ['gave its number to a later one', { pid: process.pid, host: hostname(), startedAt: '1' }],
    ['did not finish writing it', 'half a fi'],
  ])('takes over from a process that %s', (_, holder) => {
    writeFileSync(path(), typeof holder === 'string' ? holder : JSON.stringify(holder))
    takeLock(path())()
  })
})
