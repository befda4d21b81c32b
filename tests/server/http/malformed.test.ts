import { expect, it } from 'vitest'
import { type AnyCall, calls } from '#contract/calls.ts'
import { unstorableTexts } from '#server/http/unstorable.ts'
import { modules } from '#server/modules.ts'
import { atTheDesk, engage, identify } from '../desk/at-the-desk.ts'
import { aJourney } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { fieldsOf } from '../support/request-fields.ts'
import type { Visitor } from '../support/visitor.ts'

/** Every field of every call, but for a call's lead, by which it is opened. */
const fields = calls.flatMap((call) =>
  [...new Set(fieldsOf(call.request))].map((field) => ({ call: call as AnyCall, field })),
)
/** Only JSON can carry half a pair. */
const inJson = fields.filter(
  ({ call, field }) => call.method === 'POST' && call.kind !== 'upload' && field !== 'id',
)
const odd = [
  { what: 'a NUL', text: 'a\u0000b', fields },
  { what: 'half a pair', text: 'a\ud800', fields: inJson },
]
const numbers = [1.5, -1, 2 ** 31, 2 ** 53, 1e308]

it('finds text that cannot be stored, however deep and in names of fields as well', () => {
  const input = {
    name: 'Asha',
    list: [{ text: 'a\u0000' }],
    deep: { 'k\u0000': 1 },
    emoji: '🚗',
    low: '\udc00',
  }
  expect(unstorableTexts(input)).toEqual(['list.0.text', 'deep', 'low'])
})

describeOnEachDatabase('what no request may do', { modules, deps: { identify } }, (server) => {
  const callers = async (): Promise<{ who: Visitor; customerLeadId: string }[]> => {
    await engage(server)
    const owner = server.visitor()
    const { customerLeadId } = await aJourney(owner, 6)
    return [
      { who: owner, customerLeadId },
      { who: atTheDesk(server, 'dev').visitor, customerLeadId },
    ]
  }

  it.each(odd)('end in a fault of the server for $what in a text', async ({ text, fields: given }) => {
    const asked = await callers()
    const statuses = new Map<string, number[]>()
    for (const { call, field } of given) {
      for (const { who, customerLeadId } of asked) {
        const lead = call.lead === 'customerLeadId' ? { customerLeadId } : {}
        const response = await who.ask(call, { ...lead, [field]: text })
        const name = `${call.path} ${field}`
        statuses.set(name, [...(statuses.get(name) ?? []), response.status])
      }
    }
    const faults = [...statuses].filter(([, all]) => all.some((status) => status >= 500))
    expect(faults).toEqual([])
    const named = [...statuses].filter(([, all]) => all.includes(422))
    expect(named.length).toBeGreaterThan(0.9 * statuses.size)
  })

  it('end in a fault of the server for a number out of range', async () => {
    const asked = await callers()
    const faults: string[] = []
    for (const { call, field } of fields.filter(({ field: name }) => name === 'insurerId')) {
      for (const insurerId of numbers) {
        for (const { who, customerLeadId } of asked) {
          const document = { docName: 'pan', docNumber: 'ABCPS1234D', dateOfBirth: '1992-06-15' }
          const request = { customerLeadId, customerType: 'individual', ...document, [field]: insurerId }
          const { status } = await who.ask(call, request)
          if (status >= 500) faults.push(`${call.path} ${insurerId}: ${status}`)
        }
      }
    }
    expect(faults).toEqual([])
  })
})
