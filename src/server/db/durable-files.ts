import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import * as v from 'valibot'

/** The file operations of PGlite's WebAssembly module; a stream has the file descriptor of Node. */
const operations = v.object({
  NODEFS: v.object({ stream_ops: v.custom<object>((ops) => typeof ops === 'object') }),
})
type Sync = (descriptor: number) => void
const stream = v.object({ nfd: v.number() })

/** Files whose `fsync` reaches the disk: of PGlite's own it does nothing. */
class DurableFiles extends NodeFS {
  readonly #sync: Sync

  constructor(dataDir: string, sync: Sync) {
    super(dataDir)
    this.#sync = sync
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [emscriptenOpts.preRun ?? [], withFsync(this.#sync)].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

const withFsync = (sync: Sync) => (module: object) => {
  const { NODEFS } = v.parse(operations, module)
  Object.assign(NODEFS.stream_ops, {
    fsync: (file: unknown) => {
      sync(v.parse(stream, file).nfd)
      return 0
    },
  })
}

/** What opens a database that survives a loss of power: PGlite starts PostgreSQL with `-F`, which never waits for the disk. */
export const durable = (dataDir: string, sync: Sync = fsyncSync) => ({
  fs: new DurableFiles(dataDir, sync),
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    ...['-c', 'wal_sync_method=fsync'],
  ],
})
