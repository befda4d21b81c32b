/**
 * Loaded before a server (`node --import`): its clock runs as many ms ahead as the file in CLOCK_AHEAD says, which it
 * reads at its start and again at every SIGUSR2, and then says so.
 */
import { readFileSync } from 'node:fs'

const Real = Date
const readAhead = () => Number(readFileSync(process.env.CLOCK_AHEAD ?? '', 'utf8'))
let ahead = readAhead()

const now = () => Real.now() + ahead

globalThis.Date = new Proxy(Real, {
  construct: (target, given: [], self) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  apply: () => new Real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

process.on('SIGUSR2', () => {
  ahead = readAhead()
  process.stdout.write(`The clock runs ${ahead} ms ahead.\n`)
})
