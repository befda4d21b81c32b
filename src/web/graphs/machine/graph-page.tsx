import { Suspense, useMemo } from 'react'
import { readGraphQuery } from '#contract/views/graph-query.ts'
import { useTitle } from '../../journey/use-title.ts'
import { lazily } from '../../lazily.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { waysFrom, writtenIn } from '../address.ts'
import { UnknownMachine, useGraph, useLive } from '../use-graph.ts'
import { useGraphSearch } from '../use-search.ts'
import { useWays } from '../use-ways.ts'
import { Failed } from './frame/failed.tsx'
import { MachineFrame } from './frame/frame.tsx'
import styles from './graph-page.module.css'
import { useOutlineFirst } from './use-outline-first.ts'

const Unknown = lazily(async () => (await import('./frame/unknown.tsx')).Unknown)

/** One machine as in its address, which holds the whole state. */
export function GraphPage({ machine }: { machine: string }) {
  useOutlineFirst(machine)
  const search = useGraphSearch()
  const { query, faults } = useMemo(() => readGraphQuery(writtenIn(search)), [search])
  const graph = useGraph(machine, query)
  const { data: reply, error } = graph
  const { isCut } = useLive(machine, reply?.frame.pulse)
  const { go, onClick } = useWays()
  const title = reply?.frame.machine.title ?? machine
  useTitle(title)
  if (error instanceof UnknownMachine) {
    return (
      <Suspense>
        <Unknown machine={machine} />
      </Suspense>
    )
  }
  const looking = reply && { machine, query, reply, to: waysFrom(machine, query), go }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears its links, which keys press too
    <div onClick={onClick} className={styles.page}>
      <Screen title={title} width="full">
        {error && <Failed error={error} isStale={reply !== undefined} graph={graph} />}
        {looking ? (
          <MachineFrame
            looking={looking}
            faults={faults}
            isLive={!isCut && !error}
            isWaiting={graph.isPlaceholderData}
          />
        ) : (
          !error && <Skeleton lines={1} height="32rem" />
        )}
      </Screen>
    </div>
  )
}
