import { formatRupees } from '#machines/rules/money.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import { BreakupTable } from '../../ui/facts/breakup-table.tsx'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { BuyPlan } from './plan-actions.tsx'
import type { PriceListProps } from './price-list.ts'

type BreakupProps = PriceListProps & {
  plan: Plan
  facts: [string, string][]
  /** Why no tax is due, where none is. */
  noTax?: string
}

/** How one insurer's price came about, to the rupee, with the reason of every line. */
export const Breakup = ({ plan, facts, noTax = 'No GST is due', ...view }: BreakupProps) => (
  <Dialog
    open
    title={`${plan.insurer}: premium breakup`}
    onClose={() => view.send({ type: 'closed' })}
    actions={<BuyPlan {...view} plan={plan} />}
  >
    <KeyValue entries={facts} />
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <section aria-label="Premium, line by line" tabIndex={0}>
      <BreakupTable
        caption="Premium"
        lines={linesOf(plan)}
        total={{
          label: 'You pay',
          reason: plan.gst === 0 ? noTax : 'Including GST',
          paise: plan.final,
        }}
      />
    </section>
  </Dialog>
)

const linesOf = ({ lines, net, gst }: Plan) => [
  ...lines.map(({ label, reason, amount }) => ({
    label: insurerWords(label),
    reason: insurerWords(reason),
    paise: amount,
  })),
  ...(gst === 0 ? [] : [{ label: 'GST', reason: `On the net premium of ${formatRupees(net)}`, paise: gst }]),
]
