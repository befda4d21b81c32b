import { useMutation, useQuery } from '@tanstack/react-query'
import { endOwnSession, readSessions } from '#contract/profile/own-sessions.calls.ts'
import { profile } from '#machines/reference/messages/profile.ts'
import { formatMoment } from '#machines/rules/dates.ts'
import { queryClient } from '../../api-client/query-client.ts'
import { send } from '../../api-client/send.ts'
import { bodyOf } from '../../saving/calls.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './details.module.css'

const texts = profile.devices

/** Where this person is logged in, fetched when it is asked for; each other device can be logged out. */
export function OwnSessions() {
  const { mobile } = useSession()
  const read = useQuery(
    {
      queryKey: ['own', readSessions.path, mobile],
      queryFn: async ({ signal }) => bodyOf(await send(readSessions, {}, { signal })).data,
      enabled: false,
      gcTime: 0,
    },
    queryClient,
  )
  const end = useMutation(
    {
      mutationFn: async (id: string) => bodyOf(await send(endOwnSession, { id })),
      onSuccess: () => read.refetch(),
    },
    queryClient,
  )
  const problem = end.error ?? read.error
  return (
    <>
      {problem && <Notice kind="error">{problem.message}</Notice>}
      {read.data ? (
        <ul className={styles.sessions}>
          {read.data.map(({ id, startedAt, usedAt, isHere, isPartners }) => (
            <li key={id}>
              <strong>{isHere ? texts.here : isPartners ? texts.byPartner : texts.other}</strong>
              <span className={styles.text}>{texts.since(formatMoment(startedAt))}</span>
              <span className={styles.text}>{texts.used(formatMoment(usedAt))}</span>
              {!isHere && (
                <Button variant="quiet" size="small" busy={end.isPending} onClick={() => end.mutate(id)}>
                  {texts.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Button variant="quiet" size="small" busy={read.isFetching} onClick={() => void read.refetch()}>
          {texts.show}
        </Button>
      )}
    </>
  )
}
