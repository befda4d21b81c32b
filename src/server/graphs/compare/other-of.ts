import { graphs } from '#machines/reference/messages/graphs.ts'
import { formatDay } from '#machines/rules/dates.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import type { Period, TrafficSelection } from '../queries/select-traffic.ts'
import type { Viewing } from '../viewing.ts'
import { otherPeriod } from './other-period.ts'

type Other = { version: PublishedVersion; wanted: TrafficSelection; labels: { one: string; other: string } }

/** The other side of a comparison; parameters missing in the address are taken from the first side. */
export function otherOf(viewing: Pick<Viewing, 'machine' | 'asked' | 'wanted' | 'today' | 'fault'>): Other {
  const { machine, asked, wanted, today, fault } = viewing
  const { query, period } = asked
  if (query.by === 'version') {
    const other = otherVersion(viewing)
    return { version: other, wanted, labels: { one: short(machine.version), other: short(other) } }
  }
  const { version } = machine
  if (query.by === 'source') {
    const source = query.otherSource ?? (query.source === 'agent' ? 'customer' : 'agent')
    const labels = {
      one: query.source ? graphs.sources[query.source] : graphs.any,
      other: graphs.sources[source],
    }
    return { version, wanted: { ...wanted, source }, labels }
  }
  const other = otherPeriod(asked, today, fault)
  return {
    version,
    wanted: { ...wanted, ...other },
    labels: { one: daysText(period, today), other: daysText(other, today) },
  }
}

/** The one before, where none is named; the same where there is no other. */
function otherVersion({ machine, asked: { query }, fault }: Pick<Viewing, 'machine' | 'asked' | 'fault'>) {
  const named = machine.versions.find(({ version }) => version === query.otherVersion)
  if (query.otherVersion !== undefined && !named) fault('otherVersion')
  return named ?? machine.versions.find(({ id }) => id !== machine.version.id) ?? machine.version
}

const short = ({ version }: PublishedVersion) => version.slice(0, 8)
const daysText = ({ from, to }: Period, today: string) =>
  [...new Set([from, to])].map((day) => formatDay(day, today)).join(' – ')
