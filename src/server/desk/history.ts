import { accessedLabel, accessLabels, historyLabels } from '#machines/reference/messages/history.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { HistoryEntry } from '#machines/schemas/desk.ts'
import type { Audit, ChangedField } from '../db/schema.ts'

/** A row of the audit trail in plain words. */
export function historyOf(
  { at, employeeId, action, fields }: Audit,
  names: ReadonlyMap<string, string>,
  tellsValues: boolean,
): HistoryEntry {
  const what =
    fields.length > 0
      ? (historyLabels[action] ?? 'Changed the journey')
      : (accessLabels[action] ?? accessedLabel)
  return {
    at: at.toISOString(),
    username: employeeId,
    name: names.get(employeeId) ?? employeeId,
    what,
    changes: fields.filter(isForPeople).map(({ field, from, to }) => ({
      field: wordsOf(field),
      ...(tellsValues && from !== null && { from: textOf(field, from) }),
      ...(tellsValues && to !== null && { to: textOf(field, to) }),
    })),
  }
}

/** An option has a number and a label. */
const isForPeople = ({ field }: ChangedField, _: number, all: ChangedField[]) =>
  !all.some((other) => other.field === field.replace(/\.value$/, '.label') && other.field !== field)

/** `previousPolicy.endDate` as "Previous policy: end date". */
function wordsOf(field: string): string {
  const parts = field
    .replace(/\.label$/, '')
    .split('.')
    .map((part) => part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
  const text = parts.join(': ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const isMoney = (field: string) => /(^|\.)(final|net|gst|amount|\w+Paise)$/.test(field)

function textOf(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' && isMoney(field)) return formatRupees(value)
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  return String(value)
}
