import type { Employee } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { addEmployee, changeEmployee, listEmployees } from '../employees.store.ts'
import type { Command } from './parse-command.ts'

/** Does it and says what is so now; undefined where it could not be done, because somebody is or is not there. */
export async function runCommand(db: Db, command: Command, now: Date): Promise<string | undefined> {
  if (command.name === 'list') return tableOf(await listEmployees(db))
  const changed = await change(db, command, now)
  return changed && tableOf([changed])
}

function change(db: Db, command: Exclude<Command, { name: 'list' }>, createdAt: Date) {
  switch (command.name) {
    case 'add':
      return addEmployee(db, { ...command.employee, isActive: true, createdAt })
    case 'role':
      return changeEmployee(db, command.username, { role: command.role })
    default:
      return changeEmployee(db, command.username, { isActive: command.name === 'activate' })
  }
}

/** Why a command that was understood was not done. */
export const whyNot = (command: Command): string =>
  command.name === 'add'
    ? 'Somebody has that username or that mobile number already.'
    : 'Nobody has that username.'

function tableOf(employees: readonly Employee[]): string {
  const rows = employees.map(({ username, name, mobile, role, isActive }) => [
    username,
    name,
    mobile,
    role,
    isActive ? 'active' : 'inactive',
  ])
  const all = [['username', 'name', 'mobile', 'role', 'standing'], ...rows]
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? []
  const line = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
  return all.map((row) => line(row).trimEnd()).join('\n')
}
