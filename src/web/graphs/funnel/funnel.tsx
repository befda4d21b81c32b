import { useMemo } from 'react'
import { readGraphQuery } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { type AddressBuilder, funnelAddressOf, writtenIn } from '../address.ts'
import { Failed } from '../machine/frame/failed.tsx'
import { useFunnel } from '../use-graph.ts'
import { useGraphSearch } from '../use-search.ts'
import { useWays } from '../use-ways.ts'
import styles from './funnel.module.css'
import { FunnelShown } from './shown.tsx'

/** The whole way of visits over all machines, as in the address. */
export function Funnel() {
  const search = useGraphSearch()
  const { query, faults } = useMemo(() => readGraphQuery(writtenIn(search)), [search])
  const funnel = useFunnel(query)
  const { go, onClick } = useWays()
  const to = ((changes) => funnelAddressOf({ ...query, ...changes } as typeof query)) as AddressBuilder
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears its links, which keys press too
    <section
      aria-label={texts.funnel.title}
      aria-busy={funnel.isPlaceholderData || undefined}
      className={styles.funnel}
      onClick={onClick}
    >
      {funnel.error && <Failed error={funnel.error} graph={funnel} isStale={funnel.data !== undefined} />}
      {funnel.data && <FunnelShown view={funnel.data} query={query} faults={faults} to={to} go={go} />}
      {!funnel.data && !funnel.error && <Skeleton lines={1} height="28rem" />}
    </section>
  )
}
