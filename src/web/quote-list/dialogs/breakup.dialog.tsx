import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { BreakupTable } from '../../ui/facts/breakup-table.tsx'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { coverLabels, datesOf, periodOf } from '../labels.ts'
import { BuyPlan } from '../plan-actions.tsx'

/** How one insurer's price came about, to the rupee, with the reason of every line. */
export function BreakupDialog(view: ViewProps<typeof quoteListMachine>) {
  const { opened, offers } = view.model
  const plan = opened === undefined ? undefined : offers[opened]
  const close = () => view.send({ type: 'closed' })
  if (!plan) return null
  return (
    <Dialog
      open
      title={`${plan.insurer}: premium breakup`}
      onClose={close}
      actions={<BuyPlan {...view} plan={plan} />}
    >
      <KeyValue entries={factsOf(plan)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label="Premium, line by line" tabIndex={0}>
        <BreakupTable
          caption="Premium"
          lines={linesOf(plan)}
          total={{ label: 'You pay', reason: 'Including GST', paise: plan.final }}
        />
      </section>
    </Dialog>
  )
}

const factsOf = (plan: MotorPlan): [string, string][] => [
  ['Cover', coverLabels[plan.coverType].label],
  ['IDV', plan.idv ? formatRupees(plan.idv.value) : 'Vehicle not insured'],
  ['Policy', datesOf(plan)],
  ...(plan.thirdPartyEnd ? [['Term', periodOf(plan)] as [string, string]] : []),
]

const linesOf = ({ lines, net, gst }: MotorPlan) => [
  ...lines.map(({ label, reason, amount }) => ({ label, reason, paise: amount })),
  { label: 'GST', reason: `On the net premium of ${formatRupees(net)}`, paise: gst },
]
