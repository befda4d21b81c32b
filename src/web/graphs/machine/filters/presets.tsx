import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { Looking } from '../../address.ts'
import { LinkGroup } from '../link-group.tsx'
import { presetsAt } from './presets-at.ts'

/** Links to periods that are often looked at. */
export const DayPresets = ({ looking: { reply, to } }: { looking: Looking }) => (
  <LinkGroup
    label={texts.presets}
    links={presetsAt(reply.frame.today).map(({ label, from, to: end }) => ({
      label,
      href: to({ from, to: end, before: undefined }),
      isCurrent: reply.frame.from === from && reply.frame.to === end,
    }))}
  />
)
