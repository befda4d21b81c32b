import { messages } from '#machines/reference/messages.ts'
import type { referralsMachine } from '#machines/staff/referrals/referrals.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { ReadFailed } from '../read-failed.tsx'
import { ToDesk } from '../to-desk.tsx'
import { ReferralCard } from './referral-card.tsx'

type Props = ViewProps<typeof referralsMachine>
const { referral: texts } = messages

/** The proposals that wait for a decision. */
export const ReferralsView = (view: Props) => (
  <JourneyScreen {...view} width="page">
    <Stack>
      <ToDesk />
      {view.model.told && <Notice kind="success">{view.model.told}</Notice>}
      <Referrals {...view} />
    </Stack>
  </JourneyScreen>
)

function Referrals(view: Props) {
  const { referrals } = view.model
  if (!referrals) return <Skeleton height="12rem" />
  if (referrals.length === 0) return <Notice>{texts.empty}</Notice>
  return (
    <Stack>
      {referrals.map((referral) => (
        <ReferralCard key={referral.proposalNumber} referral={referral} {...view} />
      ))}
    </Stack>
  )
}

export const ReferralsFailedView = (view: Props) => (
  <JourneyScreen {...view} width="page">
    <Stack>
      <ToDesk />
      <ReadFailed {...view} title="The proposals could not be read" />
    </Stack>
  </JourneyScreen>
)
