import { useQuery } from '@tanstack/react-query'
import { readProfile } from '#contract/profile/own-profile.calls.ts'
import { profileOfReply } from '#contract/profile/own-profile.codec.ts'
import { account } from '#machines/reference/messages/account.ts'
import { queryClient } from '../../api-client/query-client.ts'
import { send } from '../../api-client/send.ts'
import { bodyOf } from '../../saving/calls.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './details.module.css'
import { OwnDetails } from './own-details.tsx'

/** The person's own details, once they are here. */
export function ProfileDetails() {
  const { mobile } = useSession()
  const read = useQuery(
    {
      queryKey: ['own', readProfile.path, mobile],
      queryFn: async ({ signal }) => profileOfReply(bodyOf(await send(readProfile, {}, { signal }))),
      // Unsaved changes must not be overwritten by a later refetch.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  if (read.data) return <OwnDetails profile={read.data} />
  if (!read.isError) return <Awaited />
  const again = (
    <Button variant="secondary" size="small" busy={read.isFetching} onClick={() => void read.refetch()}>
      {account.retry}
    </Button>
  )
  return (
    <Notice kind="error" action={again}>
      {read.error.message}
    </Notice>
  )
}

const Awaited = () => (
  <Card className={styles.awaited}>
    <span role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
    </span>
    <Skeleton lines={7} height="1.6rem" />
  </Card>
)
