import { useQuery } from '@tanstack/react-query'
import { readCoverage } from '#contract/paths/paths.calls.ts'
import type { MachineRun } from '#contract/views/paths.ts'
import { bodyOf } from '../../../api-client/body-of.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { send } from '../../../api-client/send.ts'

/** A machine's coverage in the last test run; null for none. */
export const useCoverage = (machine: string) =>
  useQuery<MachineRun | null>(
    {
      queryKey: ['coverage', machine],
      queryFn: async ({ signal }) => bodyOf(await send(readCoverage, { machine }, { signal })).data ?? null,
    },
    queryClient,
  )
