import { useState } from 'react'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { showPrices } from '../../../shared/quotes/edits-sheet.tsx'
import { ListFilters } from '../../../shared/quotes/list-filters.tsx'
import type { Slot } from '../../../shared/quotes/slots.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import chips from '../edits/edit-chips.module.css'
import { listed, type MotorFilters, noFilters } from './filters.ts'

type FiltersProps = Pick<ViewProps<typeof quoteListMachine>, 'model' | 'screen'> & {
  slots: readonly Slot<MotorPlan>[]
  filters: MotorFilters
  onFilters: (filters: MotorFilters) => void
}

/** What a plan must offer to be listed. */
export function Filters({ model: { request }, screen, slots, filters, onFilters }: FiltersProps) {
  const filter = (key: keyof MotorFilters, label: string) => ({
    label,
    checked: filters[key],
    onChange: (isOn: boolean) => onFilters({ ...filters, [key]: isOn }),
  })
  const { idv } = request
  return (
    <ListFilters
      label="Show only"
      disabled={screen.busy}
      hidden={slots.length - listed(slots, filters, request).length}
      filters={[
        filter('isWhole', 'With all I asked for'),
        filter('isUninspected', 'Without photographs before I pay'),
        ...(idv === undefined ? [] : [filter('hasValue', `Insured for exactly ${formatRupees(idv)}`)]),
      ]}
    />
  )
}

/** The same in a sheet, where there is no room for them above the list. */
export function FiltersChip(props: FiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const { slots, filters, screen, model } = props
  const count = Object.values(filters).filter(Boolean).length
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={chips.chip}
        disabled={screen.busy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <Dialog
        open={isOpen}
        title="Filters"
        onClose={close}
        actions={<Button onClick={close}>{showPrices(listed(slots, filters, model.request))}</Button>}
      >
        <Filters {...props} />
      </Dialog>
    </>
  )
}

/** Every price is left out. */
export const NoneListed = ({ onFilters }: Pick<FiltersProps, 'onFilters'>) => (
  <EmptyState
    title="No plan has all of this"
    action={
      <Button variant="secondary" onClick={() => onFilters(noFilters)}>
        Show all plans
      </Button>
    }
  >
    Every insurer that gave a price lacks something that you want to see only.
  </EmptyState>
)
