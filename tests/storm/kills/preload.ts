import { pathToFileURL } from 'node:url'

export type Mishap = {
  /** By how much the clock is wrong. */
  clockMs?: number
  /** The process kills itself after so many statements within transactions. */
  killAtStatement?: number
  /** What fails once the process gets SIGUSR2: writes that make a file longer, or all, as on a file system that copies. */
  full?: 'longer' | 'all'
}

const pglite = pathToFileURL('node_modules/@electric-sql/pglite/dist/index.js').href

/** The environment of a server to which this happens: a module before its own, so that it has no back door for it. */
export function mishapTo({ clockMs = 0, killAtStatement = 0, full = 'longer' }: Mishap): {
  NODE_OPTIONS: string
} {
  const module = `
    import { isMainThread } from 'node:worker_threads'
    ${clockMs === 0 ? '' : wrongClock(clockMs)}
    if (isMainThread) {
      ${fullDisk(full)}
      ${killAtStatement === 0 ? '' : killedInTransaction(killAtStatement)}
    }
  `
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` }
}

const wrongClock = (ms: number) => `
  const { now } = Date
  const wrong = () => now() + ${ms}
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, self) => Reflect.construct(target, given.length > 0 ? given : [wrong()], self),
    apply: (target) => new target(wrong()).toString(),
    get: (target, key) => (key === 'now' ? wrong : Reflect.get(target, key)),
  })
`

const fullDisk = (what: 'longer' | 'all') => `
  const { default: fs } = await import('node:fs')
  const { writeSync } = fs
  let isFull = false
  process.on('SIGUSR2', () => { isFull = true })
  const fail = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  }
  const grows = (file, length, position) =>
    typeof position !== 'number' || position + length > fs.fstatSync(file).size
  fs.writeSync = (file, bytes, offset, length, position) => {
    if (isFull && (${what === 'all'} || grows(file, length, position))) fail()
    return writeSync(file, bytes, offset, length, position)
  }
  const file = await fs.promises.open('package.json')
  const files = Object.getPrototypeOf(file)
  const { writeFile } = files
  files.writeFile = async function (...given) { return isFull ? fail() : writeFile.apply(this, given) }
  await file.close()
`

const killedInTransaction = (statements: number) => `
  const { PGlite } = await import(${JSON.stringify(pglite)})
  let [inside, left] = [0, ${statements}]
  let owner = PGlite.prototype
  while (!Object.hasOwn(owner, 'transaction')) owner = Object.getPrototypeOf(owner)
  const { transaction } = owner
  owner.transaction = function (run) {
    const counted = (tx) => { inside += 1; return run(tx) }
    return transaction.call(this, counted).finally(() => { inside -= 1 })
  }
  const { execProtocolRawSync } = PGlite.prototype
  PGlite.prototype.execProtocolRawSync = function (message) {
    const answer = execProtocolRawSync.call(this, message)
    if (inside > 0 && --left === 0) process.kill(process.pid, 'SIGKILL')
    return answer
  }
`
