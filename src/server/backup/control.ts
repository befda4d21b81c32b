import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Database } from '../db/types.ts'
import type { Log } from '../log/log.ts'

/** Of a path to a socket, in bytes: what the system takes. */
const longestPath = 100

/** In a folder that only the server's own user may enter: whoever reaches it may read the whole database. */
const folderOf = (dataDir: string) => join(dataDir, 'control')

function socketOf(dataDir: string): string {
  const path = join(folderOf(dataDir), 'socket')
  const [shortest = path] = [path, relative(process.cwd(), path)].sort((a, b) => a.length - b.length)
  return shortest
}

export type Control = { close: () => Promise<void> }
/** What else commands may ask for, by name. */
type Answers = Readonly<Record<string, () => Promise<string>>>
type ControlDeps = { copyTo: NonNullable<Database['copyTo']>; answers?: Answers; log: Log }

/** Lets commands on this machine ask a running server for what they cannot do beside it: its database is its own. */
export async function openControl(
  dataDir: string,
  { copyTo, answers = {}, log }: ControlDeps,
): Promise<Control | undefined> {
  const [folder, path] = [folderOf(dataDir), socketOf(dataDir)]
  if (Buffer.byteLength(path) > longestPath) {
    log.warn('the data directory has too long a name for backups beside the running server')
    return undefined
  }
  // With the copies that nobody took away.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let copies = 0
  async function copy(): Promise<string> {
    copies += 1
    const target = join(folder, `copy-${copies}`)
    await copyTo(target)
    return target
  }
  const known = new Map(Object.entries({ ...answers, copy }))
  const server = createServer(async ({ url = '' }, response) => {
    const name = url.slice(1)
    try {
      const answer = known.get(name)
      if (answer) response.end(await answer())
      else response.writeHead(404).end()
    } catch (error) {
      log.error({ err: error, asked: name }, 'a command failed')
      response.writeHead(500).end()
    }
  }).listen(path)
  await once(server, 'listening')
  return {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The path of a new copy, which is the caller's to remove; undefined where no server runs on this data directory. */
export const askForCopy = (dataDir: string): Promise<string | undefined> => askServer(dataDir, 'copy')

/** What the server on this data directory answers; undefined where none runs. */
export async function askServer(dataDir: string, name: string): Promise<string | undefined> {
  const asked = request({ socketPath: socketOf(dataDir), method: 'POST', path: `/${name}` }).end()
  try {
    const [response] = await once(asked, 'response')
    const said = await text(response)
    if (response.statusCode !== 200)
      throw new Error('The running server could not do that; its log says why.')
    return said
  } catch (error) {
    const isAbsent =
      error instanceof Error && 'code' in error && ['ENOENT', 'ECONNREFUSED'].includes(String(error.code))
    if (isAbsent) return undefined
    throw error
  }
}
