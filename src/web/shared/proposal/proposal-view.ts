import type { ProposalContext } from '#machines/purchase/proposal/proposal.setup.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { ViewProps } from '../../journey/journey.ts'

/** The props of views that all proposals share, whatever is insured. */
export type ProposalView<R extends JourneyRecord = JourneyRecord> = Omit<ViewProps, 'model'> & {
  model: ProposalContext<R>
}

/** A page of a proposal. */
export type ProposalPage<R extends JourneyRecord = JourneyRecord> = {
  /** Its state in the machine, and its name in the address. */
  step: string
  label: string
  isDone(record: R): boolean
}

/** An uploaded picture among the answers. */
export type ReviewPicture = { documentId: string; label: string }

/** Answers as a person reads them, with the page that asks them; none where they were asked before the proposal. */
export type ReviewGroup = {
  screen?: string | undefined
  title: string
  entries: [label: string, text: string][]
  pictures?: readonly ReviewPicture[] | undefined
}
