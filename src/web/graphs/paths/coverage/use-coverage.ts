import { useQuery } from '@tanstack/react-query'
import { readCoverage } from '#contract/paths/paths.calls.ts'
import type { MachineRun } from '#machines/schemas/paths.ts'
import { bodyOf } from '../../../journey/body-of.ts'
import { queryClient } from '../../../journey/query-client.ts'
import { send } from '../../../journey/send.ts'

/** What the last test run took of a machine; null where none has left anything. */
export const useCoverage = (machine: string) =>
  useQuery<MachineRun | null>(
    {
      queryKey: ['coverage', machine],
      queryFn: async ({ signal }) => bodyOf(await send(readCoverage, { machine }, { signal })).data ?? null,
    },
    queryClient,
  )
