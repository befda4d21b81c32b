import * as v from 'valibot'
import { contactOf } from '#machines/purchase/endorsement/contact.fields.ts'
import { endorsementEvents } from '#machines/purchase/endorsement/endorsement.events.ts'
import { nomineeOf } from '#machines/purchase/proposal/nominee.fields.ts'
import type { EndorsementSubject, PolicyChange } from '#machines/schemas/endorsement.ts'
import { fail } from '../../http/fail.ts'

export type Asked = { subject: EndorsementSubject; answers: object }

/** The change that a form's answers ask for, judged as that form judges them. */
export function askedChange({ subject, answers }: Asked, today: string): PolicyChange {
  if (subject === 'nominee') {
    const given = parse(endorsementEvents['nominee.changed'].schema(today), answers)
    return { subject, nominee: nomineeOf(given) }
  }
  const given = parse(endorsementEvents['contact.changed'].schema(today), answers)
  return { subject, contact: contactOf(given) }
}

function parse<T>(schema: v.GenericSchema<unknown, T>, answers: object): T {
  const parsed = v.safeParse(schema, answers)
  if (parsed.success) return parsed.output
  const issues = parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
  return fail('invalid', undefined, { issues })
}
