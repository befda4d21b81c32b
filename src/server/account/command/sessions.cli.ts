import * as v from 'valibot'
import { loginMobileError } from '#machines/rules/mobile.ts'
import { judged } from '#machines/schemas/answers.ts'
import { type Cli, readCommand, readTyped } from '../../db/run-cli.ts'
import { endSessionsOf, type Whose } from '../sessions.store.ts'

const schema = v.variant('command', [
  v.strictObject({ command: v.literal('end'), mobile: judged(loginMobileError) }),
  v.strictObject({ command: v.literal('end-all') }),
])
type Command = v.InferOutput<typeof schema>

/** Ends the sessions of one person or of everybody, for operators of the server. */
export const sessionsCli: Cli<Command> = {
  usage: `How to use it:
  npm run sessions -- end --mobile 9876543210    of the customer and of the employee with that number
  npm run sessions -- end-all                    of everybody`,

  parse(args) {
    const { name, values } = readTyped(args, ['mobile'])
    return readCommand(schema, { ...values, command: name })
  },

  async run({ db, now }, command) {
    const whose: Whose = command.command === 'end' ? { mobile: command.mobile } : 'everybody'
    const count = await endSessionsOf(db, whose, now)
    if (count === 0) return undefined
    return count === 1 ? '1 session was ended.' : `${count} sessions were ended.`
  },

  whyNot: () => 'There is no such session.',
}
