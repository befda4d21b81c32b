import type { Replay as Replayed } from '#contract/views/graph-view.ts'
import { graphs } from '#machines/reference/messages/graphs.ts'
import { replay as texts } from '#machines/reference/messages/replay.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { Looking } from '../../address.ts'
import { useReplay } from '../../use-graph.ts'
import { ReplayFacts } from './facts.tsx'
import { ReplayPlayer } from './player.tsx'
import { replayJourney } from './replay.journey.ts'
import styles from './replay.module.css'
import { SaveTest } from './save-test.tsx'
import { ReplaySteps } from './steps.tsx'
import { WalkedMap } from './walked-map.tsx'

/** The replay of a journey over the drawing. */
export function JourneyReplay({ looking, journey }: { looking: Looking; journey: string }) {
  const { data, error, isFetching, refetch } = useReplay(looking.machine, journey)
  const back = <a href={looking.to({ journey: undefined })}>{texts.allJourneys}</a>
  return (
    <div className={styles.replay}>
      <header className={styles.head}>
        <h2 className={styles.title}>{texts.title(journey)}</h2>
        {back}
        {data && <SaveTest machine={looking.machine} journey={journey} />}
        <p className={styles.audited}>{texts.audited}</p>
      </header>
      {error && (
        <Notice
          kind="error"
          title={texts.failed}
          action={
            <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
              {graphs.retry}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {data && <Walking looking={looking} replay={data} />}
      {!data && !error && <Skeleton height="24rem" />}
    </div>
  )
}

function Walking({ looking, replay }: { looking: Looking; replay: Replayed }) {
  const journey = useJourney(replayJourney, { times: replay.steps.map(({ ms }) => ms) })
  return (
    <>
      <ReplayFacts replay={replay} />
      <ReplayPlayer {...journey} replay={replay} />
      <div className={styles.columns}>
        <WalkedMap looking={looking} replay={replay} step={journey.model.step} />
        <ReplaySteps {...journey} replay={replay} />
      </div>
    </>
  )
}
