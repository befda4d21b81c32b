import { ChildView } from '../../journey/journey-view.tsx'
import type { ProposalView } from './proposal-view.ts'

/** The identity check, whose own machine decides what is asked. */
export const KycView = (view: ProposalView) => <ChildView {...view} id="kyc" />
