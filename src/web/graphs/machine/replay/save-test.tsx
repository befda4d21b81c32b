import { useMutation } from '@tanstack/react-query'
import { exportReplay } from '#contract/graphs/graphs.calls.ts'
import { replay as texts } from '#machines/reference/messages/replay.ts'
import { queryClient } from '../../../api/query-client.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { LinkButton } from '../../../ui/actions/link.tsx'
import { fetchFile } from '../../paths/fetch-file.ts'

/** Saves a Playwright test that walks what the journey did, or says why there is none. */
export function SaveTest({ machine, journey }: { machine: string; journey: string }) {
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: async () => {
        const asked = { machine, journey, format: 'playwright' as const }
        const { file, name } = await fetchFile(exportReplay, asked, new AbortController().signal)
        saveFile(file, name)
      },
    },
    queryClient,
  )
  return (
    <>
      <LinkButton onClick={() => isPending || mutate()} aria-disabled={isPending || undefined}>
        {isPending ? texts.making : texts.asTest}
      </LinkButton>
      <span role="alert">{error?.message}</span>
    </>
  )
}
