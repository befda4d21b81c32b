import type { GraphQuery } from '#contract/views/graph-query.ts'
import { searchOf } from '../../address.ts'

/** Other parameters of the address are submitted along with the form. */
export const Hidden = ({ query, without }: { query: GraphQuery; without: readonly string[] }) =>
  [...new URLSearchParams(searchOf(query))]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
