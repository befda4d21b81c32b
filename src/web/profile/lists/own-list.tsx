import type { ReactNode } from 'react'
import { account } from '#machines/reference/messages/account.ts'
import { failure } from '#machines/reference/messages/failure.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './own-list.module.css'
import type { Own } from './use-own.ts'

type OwnListProps<Row> = {
  own: Own<Row>
  label: string
  keyOf: (row: Row) => string
  show: (row: Row) => ReactNode
  /** An empty state: why, and a way on. */
  empty: ReactNode
}

/** A list that is loading, failed, empty, or loaded. */
export function OwnList<Row>({ own, label, keyOf, show, empty }: OwnListProps<Row>) {
  const { data, isError, error, isFetching, refetch } = own
  if (data) {
    if (data.rows.length === 0) return empty
    return (
      <>
        <ul className={styles.list} aria-label={label}>
          {data.rows.map((row) => (
            <li key={keyOf(row)}>{show(row)}</li>
          ))}
        </ul>
        {data.hasMore && <p className={styles.more}>{texts.newestOnly(data.rows.length)}</p>}
      </>
    )
  }
  if (!isError) return <Awaited />
  return (
    <Notice
      kind="error"
      action={
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {account.retry}
        </Button>
      }
    >
      {error?.message || failure.unexpected}
    </Notice>
  )
}

const Awaited = () => (
  <div role="status" className={styles.list}>
    <VisuallyHidden>Loading</VisuallyHidden>
    {['first', 'second'].map((key) => (
      <Card key={key} className={styles.awaited}>
        <Skeleton width="9rem" height="2rem" />
        <Skeleton lines={3} />
      </Card>
    ))}
  </div>
)
