import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sparePort } from '../server/support/spare-port.ts'

it.each(['SIGTERM', 'SIGINT'] as const)(
  'the sandbox by itself ends in order on %s and gives its lock back',
  async (signal) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'safar-sandbox-'))
    const port = await sparePort()
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/sandbox.ts'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const [said] = await once(child.stdout.setEncoding('utf8'), 'data')
    expect(said).toContain(`The sandbox listens on port ${port}`)
    expect(existsSync(join(dataDir, 'sandbox.lock'))).toBe(true)
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    expect(existsSync(join(dataDir, 'sandbox.lock'))).toBe(false)
    rmSync(dataDir, { recursive: true })
  },
  60_000,
)

it('the sandbox by itself says in one line what is wrong with its environment', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/sandbox.ts'], {
    env: { PATH: process.env.PATH, PORT: 'https' },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const ended = once(child, 'exit')
  const said = await child.stderr.setEncoding('utf8').toArray()
  expect(said.join('')).toBe('The environment is not usable:\n  PORT: must be a port from 1 to 65535\n')
  expect(await ended).toEqual([1, null])
}, 60_000)
