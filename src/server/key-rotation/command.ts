import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { type Config, readConfig } from '../config.ts'
import { tableOf } from '../db/run-cli.ts'
import { longestSignatureDays } from '../http/signatures.ts'
import { type KeyList, keyId, replacedAt, withNewKey } from '../keys/key-ring.ts'
import { secretsFile } from '../secrets.ts'
import { changeKeys } from './change-keys.ts'
import type { Uses } from './uses.ts'
import { type AskServer, askForUses, askToReseal } from './with-database.ts'

type Env = Record<string, string | undefined>
type RotationDeps = {
  ask: AskServer
  now: () => Date
  /** Longer than a request takes that began before the first look, and may still write what it read. */
  wait?: (() => Promise<void>) | undefined
}
type Rotation = RotationDeps & { config: Config; keys: KeyList; isOurFile: boolean }

export const usage = `How to use it:
  npm run keys -- list          the keys, and what needs each
  npm run keys -- rotate        a new key, with which everything is sealed and signed from now on
  npm run keys -- reseal        seals with it what is sealed with others, while the server runs
  npm run keys -- retire 1      an older key is accepted no more, once nothing needs it
  npm run keys -- revoke 1      the same of a key that leaked: cookies and links that it signed end at once`

const commands = v.union([
  v.strictTuple([v.picklist(['list', 'rotate', 'reseal'])]),
  v.strictTuple([v.picklist(['retire', 'revoke']), keyId]),
])

const dayMs = 86_400_000
const longestRequestMs = 10_000

/** `npm run keys -- COMMAND` (decision 0287). */
export async function keysCommand(args: readonly string[], env: Env, deps: RotationDeps): Promise<string> {
  const read = v.safeParse(commands, args)
  if (!read.success) throw new Error(usage)
  const config = readConfig(env)
  const isOurFile = !env.SIGNING_KEYS && !env.SIGNING_SECRET
  const rotation: Rotation = { ...deps, config, keys: config.keys.all(), isOurFile }
  const [name, id] = read.output
  if (id !== undefined) return retire(rotation, id, { hasLeaked: name === 'revoke' })
  if (name === 'list') return list(rotation)
  return name === 'rotate' ? rotate(rotation) : resealAll(rotation)
}

async function list({ config, keys, ask }: Rotation): Promise<string> {
  const uses = await askForUses(config, ask)
  return tableOf([
    ['key', 'signs since', 'standing', 'rows', 'files', 'signatures until'],
    ...keys.map(({ id, since }) => {
      const { rows, files } = usesOf(uses, id)
      const end = signaturesEnd(keys, id)
      const standing = end ? 'accepted' : 'current'
      return [id, dayOf(since), standing, String(rows), String(files), end ? dayOf(end.toISOString()) : '-']
    }),
  ])
}

function rotate({ config, keys, now, isOurFile }: Rotation): string {
  if (!isOurFile) return rotateByHand(withNewKey(keys, now()))
  const [current] = changeKeys(secretsFile(config.dataDir), (before) => withNewKey(before, now()))
  return `Key ${current?.id} seals and signs from now on. Older keys are accepted; what they sealed becomes its own by: npm run keys -- reseal`
}

/** Several servers are started again one by one: each has to accept the new key before the first one signs with it. */
function rotateByHand([next, ...keys]: KeyList): string {
  const line = (list: KeyList) => `SIGNING_KEYS='${JSON.stringify(list)}'`
  return [
    'The keys come from the environment. Start every server again with the new key last, which it then accepts:',
    next ? line([...keys, next]) : '',
    'and when all of them know it, once more with it first, so that it seals and signs:',
    next ? line([next, ...keys]) : '',
  ].join('\n\n')
}

async function resealAll({ config, ask }: Rotation): Promise<string> {
  const { rows, files, unreadable } = await askToReseal(config, ask)
  const left = unreadable > 0 ? ` ${unreadable} can be opened with no key, and stay as they are.` : ''
  return `Sealed anew: ${counted({ rows, files })}.${left}`
}

async function retire(rotation: Rotation, id: string, { hasLeaked }: { hasLeaked: boolean }) {
  const { config, keys, now, isOurFile } = rotation
  const end = signaturesEnd(keys, id)
  if (!keys.some((one) => one.id === id)) throw new Error(`There is no key ${id}.`)
  if (!end) throw new Error(`Key ${id} seals and signs. Make another one first: npm run keys -- rotate`)
  if (!hasLeaked && end > now()) {
    const until = dayOf(end.toISOString())
    throw new Error(
      `Key ${id} has signed what is good until ${until}. If it leaked: npm run keys -- revoke ${id}`,
    )
  }
  await rejectUsed(rotation, id)
  // A save that had read an old seal before it was sealed anew may have written it back.
  await (rotation.wait ?? (() => setTimeout(longestRequestMs)))()
  await rejectUsed(rotation, id)
  if (!isOurFile) return `Nothing needs key ${id}: take it out of SIGNING_KEYS.`
  changeKeys(secretsFile(config.dataDir), (before) => before.filter((one) => one.id !== id))
  return `Key ${id} is accepted no more.`
}

async function rejectUsed({ config, ask }: Rotation, id: string): Promise<void> {
  const { rows, files } = usesOf(await askForUses(config, ask), id)
  if (rows + files > 0)
    throw new Error(`Still sealed with key ${id}: ${counted({ rows, files })}. First: npm run keys -- reseal`)
}

const counted = ({ rows, files }: Uses[string]) =>
  `${rows} ${rows === 1 ? 'row' : 'rows'} and ${files} ${files === 1 ? 'file' : 'files'}`

const usesOf = (uses: Uses, id: string) => uses[id] ?? { rows: 0, files: 0 }

/** Until when something that a replaced key has signed may be good; undefined for the current key. */
function signaturesEnd(keys: KeyList, id: string): Date | undefined {
  const replaced = replacedAt(keys, id)
  return replaced && new Date(replaced.getTime() + longestSignatureDays * dayMs)
}

const dayOf = (moment: string | undefined) => moment?.slice(0, 10) ?? 'ever'
