import type { Listed } from '../journey/form/lists.ts'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

type ListStateProps = { list: Listed; isEmpty: boolean; typed: string }

/** Text for a list without a match: loading, failed, or no such entry. */
export function OptionListState({ list, isEmpty, typed }: ListStateProps) {
  if (list.isFailed) {
    const again = (
      <Button variant="secondary" size="small" onClick={list.retry}>
        Try again
      </Button>
    )
    return (
      <Notice kind="warn" action={again}>
        The full list could not be loaded.
      </Notice>
    )
  }
  if (list.isPending) return <Skeleton height="3.5rem" lines={4} />
  if (!isEmpty) return null
  return (
    <p role="status">
      {typed === '' ? 'There is nothing to choose from here.' : `Nothing matches “${typed}”.`}
    </p>
  )
}
