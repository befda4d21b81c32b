import { useQuery } from '@tanstack/react-query'
import { listMachines } from '#contract/paths/paths.calls.ts'
import { bodyOf } from '../journey/body-of.ts'
import { queryClient } from '../journey/query-client.ts'
import { send } from '../journey/send.ts'

export const useMachines = () =>
  useQuery(
    {
      queryKey: ['machines'],
      queryFn: async ({ signal }) => bodyOf(await send(listMachines, {}, { signal })).data,
    },
    queryClient,
  )
