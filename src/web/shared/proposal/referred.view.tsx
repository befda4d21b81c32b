import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import { EventButton } from '../../journey/event-button.tsx'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Mandate } from './mandate.tsx'
import type { ProposalView } from './proposal-view.ts'

/** A person at the insurer decides: where it stands, what can come of it, and how the customer hears of it. */
export function ReferredView(view: ProposalView) {
  const { problem, record } = view.model
  const actions = (
    <>
      <EventButton {...view} event="status.checked" />
      <EventButton {...view} event="plan.abandoned" variant="secondary" />
    </>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <Stack>
        <Notice kind="info" title={`What ${record.plan?.insurer ?? 'the insurer'} says`}>
          {problem && insurerWords(problem)}
        </Notice>
        <Mandate {...view} />
        <h2>What happens next</h2>
        <ul>
          <li>
            Accepted as it is: you go on to pay the premium you were quoted, unless it is blocked and taken by
            itself.
          </li>
          <li>Accepted for more: you see how much and why, and pay only if you accept.</li>
          <li>Not accepted: you read the reason here, and can choose among the other plans.</li>
        </ul>
        <p>
          We write to you by SMS and mail as soon as it is decided. You can close this page and come back to
          it at any time; your answers are kept.
        </p>
      </Stack>
    </JourneyScreen>
  )
}
