import { parentPort, workerData } from 'node:worker_threads'
import { readConfig } from '#server/config.ts'
import { Check } from './check.ts'
import { checkStored } from './check-stored.ts'
import type { ThreadData, ThreadMessage } from './threads.ts'
import { versionIn } from './version.ts'

const { versions, products, unchanged, env, today }: ThreadData = workerData
const [older, newer] = await Promise.all(versions.map(({ folder, name }) => versionIn(folder, name)))
if (!older || !newer) throw new Error('Two versions are compared')
const narrowed = { ...older, products: older.products.filter(({ key }) => products.includes(key)) }
const check = new Check([narrowed, newer], unchanged)
const config = readConfig(env)

/** Says that it is ready; then answers each page once it is checked, and what it has found when it is asked. */
parentPort?.on('message', (message: ThreadMessage) => {
  if (message === 'told') return parentPort?.postMessage(check.told())
  checkStored(check, message, narrowed, config, today)
  return parentPort?.postMessage('checked')
})
parentPort?.postMessage('ready')
