import { paths as texts } from '#machines/reference/messages/paths.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SuccessIcon } from '../../../ui/icons/interface.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './checks.module.css'
import { Findings } from './findings.tsx'
import { useFindings } from './use-findings.ts'

/** Findings of the model checks, each with a path that shows it. */
export function Checks({ machine }: { machine: string }) {
  const { data, isError, error, isFetching, refetch } = useFindings(machine)
  if (isError) {
    const again = (
      <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    )
    return (
      <Notice kind="error" action={again}>
        {error.message}
      </Notice>
    )
  }
  if (!data) return <Checking />
  const { findings, notes, stopped } = data
  const told = [...(stopped === undefined ? [] : [texts.stopped(stopped)]), ...notes]
  return (
    <div className={styles.checks}>
      {told.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {findings.length === 0 ? <NothingFound /> : <Findings findings={findings} />}
    </div>
  )
}

const NothingFound = () => (
  <EmptyState icon={<SuccessIcon size={32} />} title={texts.noFindings}>
    {texts.noFindingsLead}
  </EmptyState>
)

const Checking = () => (
  <>
    <VisuallyHidden>
      <p role="status">{texts.checking}</p>
    </VisuallyHidden>
    <Skeleton height="4.5rem" lines={4} />
  </>
)
