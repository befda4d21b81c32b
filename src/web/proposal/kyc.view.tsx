import type { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { ChildView } from '../journey/journey-view.tsx'

/** The identity check, whose own machine decides what is asked. */
export const KycView = (view: ViewProps<typeof proposalMachine>) => <ChildView {...view} id="kyc" />
