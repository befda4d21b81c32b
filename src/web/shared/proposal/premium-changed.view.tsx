import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import { EventButton } from '../../journey/event-button.tsx'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { AcceptPremium } from './accept-premium.tsx'
import { changedLines } from './changed-lines.ts'
import { ChangedLinesTable } from './changed-lines-table.tsx'
import { PremiumsCompared } from './premiums-compared.tsx'
import type { ProposalView } from './proposal-view.ts'

/** The insurer wants another premium: both amounts, the reason, and accept or decline. */
export function PremiumChangedView(view: ProposalView) {
  const { change, record } = view.model
  if (!change) return null
  const actions = (
    <>
      <AcceptPremium {...view} />
      <EventButton {...view} event="plan.abandoned" variant="secondary" />
    </>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <Stack>
        <PremiumsCompared quoted={change.quoted} now={change.now} isTaxed={record.plan?.gst !== 0} />
        <Notice kind="info" title={`Why ${record.plan?.insurer ?? 'the insurer'} asks for it`}>
          {insurerWords(change.reason)}
        </Notice>
        <ChangedLinesTable lines={changedLines(record.plan, change)} />
      </Stack>
    </JourneyScreen>
  )
}
