import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { given } from '#machines/schemas/answers.ts'
import { type Cli, type CommandContext, readCommand, readTyped, tableOf } from '../../db/run-cli.ts'
import type { Partner } from '../../db/schema.ts'
import { sealOf } from '../../sealed/seal.ts'
import { addPartner, changePartner, listPartners } from '../partners.store.ts'

const id = v.pipe(given, v.regex(/^[a-z][a-z0-9-]{2,39}$/, 'must be 3 to 40 small letters, digits or dashes'))

const schema = v.variant('command', [
  v.strictObject({ command: v.literal('list') }),
  v.strictObject({ command: v.literal('add'), id, name: v.pipe(given, v.maxLength(100)) }),
  v.strictObject({ command: v.literal('key'), id }),
  v.strictObject({ command: v.literal('deactivate'), id }),
  v.strictObject({ command: v.literal('activate'), id }),
])
type Command = v.InferOutput<typeof schema>

/** Partners. A partner's key is shown when it is created, and never again. */
export const partnersCli: Cli<Command> = {
  usage: `How to use it:
  npm run partners -- list
  npm run partners -- add --id jaipur-motors --name "Jaipur Motors"
  npm run partners -- key --id jaipur-motors            a new key; the old one ends
  npm run partners -- deactivate --id jaipur-motors
  npm run partners -- activate --id jaipur-motors`,

  parse(args) {
    const { name, values } = readTyped(args, ['id', 'name'])
    return readCommand(schema, { ...values, command: name })
  },

  async run(told, command) {
    const { db } = told
    switch (command.command) {
      case 'list':
        return shown(await listPartners(db))
      case 'add':
        return withKey(told, command.id, (sealedKey) =>
          addPartner(db, {
            id: command.id,
            name: command.name,
            sealedKey,
            isActive: true,
            createdAt: told.now,
          }),
        )
      case 'key':
        return withKey(told, command.id, (sealedKey) => changePartner(db, command.id, { sealedKey }))
      default: {
        const changed = await changePartner(db, command.id, { isActive: command.command === 'activate' })
        return changed && shown([changed])
      }
    }
  },

  whyNot: ({ command }) => (command === 'add' ? 'A partner has that id already.' : 'No partner has that id.'),
}

type Keep = (sealedKey: string) => Promise<Partner | undefined>

async function withKey({ config }: CommandContext, id: string, keep: Keep): Promise<string | undefined> {
  const key = randomBytes(32).toString('base64url')
  const partner = await keep(sealOf(config.keys).close(key, id))
  return partner && `${shown([partner])}\n\nTheir key, shown this once: ${key}`
}

const shown = (partners: readonly Partner[]) =>
  tableOf([
    ['id', 'name', 'standing'],
    ...partners.map(({ id, name, isActive }) => [id, name, isActive ? 'active' : 'inactive']),
  ])
