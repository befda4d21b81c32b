import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { payment, refund } from '#contract/partners/gateway.ts'
import type { Database } from '#server/db/types.ts'

const entry = v.object({ in: v.string(), key: v.string(), value: v.unknown() })
const numbered = v.array(v.object({ order: v.string(), policies: v.number(), refunded: v.number() }))
const counted = v.tuple([v.object({ count: v.number() })])

/**
 * What happened twice or only by half: the partners' own books, by the sandbox's journal, against the database. Jobs
 * that were begun again after their process was killed are counted.
 */
export async function doubled(
  { executeSql }: Pick<Database, 'executeSql'>,
  journal: string,
): Promise<{ lost: string[]; jobsAgain: number }> {
  const books = readBooks(journal)
  const orders = await ordersOf(executeSql)
  const taken = books.payments.filter(({ status }) => status === 'captured' || status === 'refunded')
  const lost = taken.flatMap(({ id, order_id: order }) => {
    const known = orders.get(order)
    if (!known) return [`Payment ${id} of no order of ours`]
    const back = books.refunds.filter((one) => one.payment_id === id).length
    const counts = taken.filter((one) => one.order_id === order).length
    return counts - known.refunded === known.policies && known.policies <= 1 && back <= 1
      ? []
      : [`Order ${order}: ${counts} payments, ${known.policies} policies, ${known.refunded} refunds`]
  })
  const given = [...orders.values()].reduce((sum, { refunded }) => sum + refunded, 0)
  if (given !== books.refunds.length)
    lost.push(`${books.refunds.length} refunds at the gateway, ${given} with us`)
  const policies = await countOf(executeSql, 'select count(*)::int from policies')
  if (policies !== books.policies) lost.push(`${books.policies} policies at insurers, ${policies} with us`)
  const proposals = await countOf(executeSql, 'select count(*)::int from proposals')
  if (proposals !== books.proposals)
    lost.push(`${books.proposals} proposals at insurers, ${proposals} with us`)
  const dead = await countOf(executeSql, `select count(*)::int from pgboss.job where state = 'failed'`)
  if (dead > 0) lost.push(`${dead} jobs were given up`)
  const jobsAgain = await countOf(executeSql, 'select count(*)::int from pgboss.job where retry_count > 0')
  return { lost, jobsAgain }
}

type ExecuteSql = Database['executeSql']

const countOf = async (executeSql: ExecuteSql, statement: string) =>
  v.parse(counted, (await executeSql(statement)).rows)[0].count

/** How many policies and refunds each order at the gateway has led to. */
async function ordersOf(executeSql: ExecuteSql) {
  const { rows } = await executeSql(`
    select gateway_order_id as order,
      (select count(*)::int from policies where policies.lead_id = orders.lead_id) as policies,
      (select count(*)::int from refunds join payments on gateway_payment_id = payment_id
        where order_id = orders.id) as refunded
    from orders where gateway_order_id is not null`)
  return new Map(v.parse(numbered, rows).map((row) => [row.order, row]))
}

/** What the partners know, each thing as it was noted last. */
export function readBooks(journal: string) {
  const lines = readFileSync(journal, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  const latest = new Map<string, v.InferOutput<typeof entry>>()
  for (const line of lines) {
    const one = v.parse(entry, JSON.parse(line))
    latest.set(`${one.in}/${one.key}`, one)
  }
  const all = [...latest.values()]
  const of = (name: string) => all.filter((one) => one.in === name).map(({ value }) => value)
  return {
    payments: v.parse(v.array(payment), of('payments')),
    refunds: v.parse(v.array(refund), of('refunds')),
    policies: of('policies').length,
    proposals: of('proposals').length,
  }
}
