import { replay as texts } from '#machines/reference/messages/replay.ts'
import { LinkButton } from '../../../ui/actions/link.tsx'
import { useSavedTest } from '../../use-graph.ts'

/** Saves a Playwright test that walks what the journey did, or says why there is none. */
export function SaveTest({ machine, journey }: { machine: string; journey: string }) {
  const { save, isPending, error } = useSavedTest(machine, journey)
  return (
    <>
      <LinkButton onClick={save} aria-disabled={isPending || undefined}>
        {isPending ? texts.making : texts.asTest}
      </LinkButton>
      <span role="alert">{error?.message}</span>
    </>
  )
}
