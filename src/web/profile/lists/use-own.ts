import { useQuery } from '@tanstack/react-query'
import type { Call, RequestOf } from '#contract/call.ts'
import type { readPolicies } from '#contract/profile/own-lists.calls.ts'
import { queryClient } from '../../api-client/query-client.ts'
import { send } from '../../api-client/send.ts'
import { bodyOf } from '../../saving/calls.ts'
import { useSession } from '../../session/use-session.ts'

type Nothing = RequestOf<typeof readPolicies>
type Listed = { data: readonly unknown[]; hasMore: boolean }

/** One list of the signed-in person, refetched whenever it is shown. */
export function useOwn<Reply extends Listed, Row>(
  call: Call<Nothing, Reply>,
  rowOf: (wire: Reply['data'][number]) => Row,
) {
  const { mobile } = useSession()
  return useQuery(
    {
      queryKey: ['own', call.path, mobile],
      queryFn: async ({ signal }) => {
        const { data, hasMore } = bodyOf(await send(call, {}, { signal }))
        return { rows: data.map(rowOf), hasMore }
      },
    },
    queryClient,
  )
}

export type Own<Row> = Pick<
  ReturnType<typeof useOwn<Listed, Row>>,
  'data' | 'isError' | 'error' | 'refetch' | 'isFetching'
>
