import { useQuery } from '@tanstack/react-query'
import { readFindings } from '#contract/paths/paths.calls.ts'
import { bodyOf } from '../../../journey/body-of.ts'
import { queryClient } from '../../../journey/query-client.ts'
import { send } from '../../../journey/send.ts'

/** What the model checks find in a machine; they explore all of it, which may take a while. */
export const useFindings = (machine: string) =>
  useQuery(
    {
      queryKey: ['findings', machine],
      queryFn: async ({ signal }) => bodyOf(await send(readFindings, { machine }, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
