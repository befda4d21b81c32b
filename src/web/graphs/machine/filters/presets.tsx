import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { AddressBuilder } from '../../address.ts'
import { LinkGroup } from '../link-group.tsx'
import { presetsAt } from './presets-at.ts'

type DayPresetsProps = { period: { from: string; to: string; today: string }; to: AddressBuilder }

/** Links to periods that are often looked at. */
export const DayPresets = ({ period, to }: DayPresetsProps) => (
  <LinkGroup
    label={texts.presets}
    links={presetsAt(period.today).map(({ label, from, to: end }) => ({
      label,
      href: to({ from, to: end, before: undefined }),
      isCurrent: period.from === from && period.to === end,
    }))}
  />
)
