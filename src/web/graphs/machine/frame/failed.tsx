import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

type FailedProps = {
  error: Error
  /** Something older is still shown. */
  isStale?: boolean
  graph: { isFetching: boolean; refetch: () => unknown }
}

/** An error with a retry. */
export const Failed = ({ error, isStale, graph }: FailedProps) => (
  <Notice
    kind="error"
    title={texts.unreadable}
    action={
      <Button variant="secondary" size="small" busy={graph.isFetching} onClick={() => void graph.refetch()}>
        {texts.retry}
      </Button>
    }
  >
    {error.message} {isStale && texts.stale}
  </Notice>
)
