import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { employeeRoles } from '#machines/reference/permissions.ts'
import { emailFault } from '#machines/rules/email.ts'
import { loginMobileFault } from '#machines/rules/mobile.ts'
import { given, judged } from '#machines/schemas/answers.ts'

export const usage = `How to use it:
  npm run employees -- list
  npm run employees -- add --username asha.agent --name "Asha Verma" --mobile 9876543210 --email asha@example.com --role agent
  npm run employees -- role --username asha.agent --role admin
  npm run employees -- deactivate --username asha.agent
  npm run employees -- activate --username asha.agent
A role is one of ${employeeRoles.join(', ')}.`

/** What was typed makes no command; one line a fault. */
export class UsageFault extends Error {}

const username = v.pipe(
  given,
  v.regex(/^[a-z][a-z0-9.-]{2,39}$/, 'must be 3 to 40 small letters, digits, dots or dashes'),
)
const role = v.picklist(employeeRoles, `must be one of ${employeeRoles.join(', ')}`)

const command = v.variant('name', [
  v.strictObject({ name: v.literal('list') }),
  v.strictObject({
    name: v.literal('add'),
    employee: v.strictObject({
      username,
      name: v.pipe(given, v.maxLength(100)),
      mobile: judged(loginMobileFault),
      email: judged(emailFault),
      role,
    }),
  }),
  v.strictObject({ name: v.literal('role'), username, role }),
  v.strictObject({ name: v.literal('deactivate'), username }),
  v.strictObject({ name: v.literal('activate'), username }),
])
export type Command = v.InferOutput<typeof command>

const text = { type: 'string' } as const
const options = { username: text, name: text, mobile: text, email: text, role: text }

/** The command behind what was typed, or a UsageFault. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = read(args)
  const [name, ...more] = positionals
  if (name === undefined) throw new UsageFault('No command was given.')
  if (more.length > 0) throw new UsageFault(`"${more.join(' ')}" is one word too many.`)
  const typed = name === 'add' ? { name, employee: values } : { ...values, name }
  const parsed = v.safeParse(command, typed)
  if (parsed.success) return parsed.output
  throw new UsageFault(parsed.issues.map(wordsFor).join('\n'))
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error))
  }
}

function wordsFor(issue: v.BaseIssue<unknown>): string {
  const path = (v.getDotPath(issue) ?? '').replace('employee.', '')
  if (path === 'name' && issue.expected?.includes('"list"')) return `There is no command "${issue.input}".`
  if (issue.input === undefined) return `--${path} is missing.`
  return issue.type === 'strict_object' ? `--${path} does not belong to it.` : `--${path}: ${issue.message}`
}
