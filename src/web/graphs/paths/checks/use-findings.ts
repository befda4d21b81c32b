import { useQuery } from '@tanstack/react-query'
import { readFindings } from '#contract/paths/paths.calls.ts'
import { bodyOf } from '../../../api-client/body-of.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { send } from '../../../api-client/send.ts'

/** Findings of the model checks of a machine; exploring it may take a while. */
export const useFindings = (machine: string) =>
  useQuery(
    {
      queryKey: ['findings', machine],
      queryFn: async ({ signal }) => bodyOf(await send(readFindings, { machine }, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
