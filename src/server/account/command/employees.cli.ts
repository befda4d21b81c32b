import * as v from 'valibot'
import { employeeRoles } from '#machines/reference/permissions.ts'
import { emailError } from '#machines/rules/email.ts'
import { loginMobileError } from '#machines/rules/mobile.ts'
import { given, judged } from '#machines/schemas/answers.ts'
import { type Cli, type CommandContext, readCommand, readTyped, tableOf } from '../../db/run-cli.ts'
import type { Employee } from '../../db/schema.ts'
import { addEmployee, changeEmployee, listEmployees } from '../employees.store.ts'

const username = v.pipe(
  given,
  v.regex(/^[a-z][a-z0-9.-]{2,39}$/, 'must be 3 to 40 small letters, digits, dots or dashes'),
)
const role = v.picklist(employeeRoles, `must be one of ${employeeRoles.join(', ')}`)
const [mobile, email] = [judged(loginMobileError), judged(emailError)]

const schema = v.variant('command', [
  v.strictObject({ command: v.literal('list') }),
  v.strictObject({
    command: v.literal('add'),
    username,
    name: v.pipe(given, v.maxLength(100)),
    mobile,
    email,
    role,
  }),
  v.strictObject({ command: v.literal('role'), username, role }),
  v.strictObject({ command: v.literal('deactivate'), username }),
  v.strictObject({ command: v.literal('activate'), username }),
])
type Command = v.InferOutput<typeof schema>

/** The employees, for operators of the server. */
export const employeesCli: Cli<Command> = {
  usage: `How to use it:
  npm run employees -- list
  npm run employees -- add --username asha.agent --name "Asha Verma" --mobile 9876543210 --email asha@example.com --role agent
  npm run employees -- role --username asha.agent --role admin
  npm run employees -- deactivate --username asha.agent
  npm run employees -- activate --username asha.agent
A role is one of ${employeeRoles.join(', ')}.`,

  parse(args) {
    const { name, values } = readTyped(args, ['username', 'name', 'mobile', 'email', 'role'])
    return readCommand(schema, { ...values, command: name })
  },

  async run(told, command) {
    if (command.command === 'list') return shown(await listEmployees(told.db))
    const changed = await change(told, command)
    return changed && shown([changed])
  },

  whyNot: ({ command }) =>
    command === 'add'
      ? 'Somebody has that username or that mobile number already.'
      : 'Nobody has that username.',
}

function change({ db, now }: CommandContext, told: Exclude<Command, { command: 'list' }>) {
  if (told.command === 'add') {
    const { command: _, ...employee } = told
    return addEmployee(db, { ...employee, isActive: true, createdAt: now })
  }
  if (told.command === 'role') return changeEmployee(db, told.username, { role: told.role })
  return changeEmployee(db, told.username, { isActive: told.command === 'activate' })
}

const heads = ['username', 'name', 'mobile', 'role', 'standing']
const shown = (employees: readonly Employee[]) =>
  tableOf([
    heads,
    ...employees.map(({ username, name, mobile, role, isActive }) => [
      username,
      name,
      mobile,
      role,
      isActive ? 'active' : 'inactive',
    ]),
  ])
