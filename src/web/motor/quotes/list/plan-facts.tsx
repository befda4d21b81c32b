import { extraName } from '#machines/motor/motor-words.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import styles from '../../../shared/quotes/card.module.css'
import { Check, CloseIcon } from '../../../ui/icons/interface.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** What a price covers: the insured value, the add-ons, and what this insurer excludes and why. */
export const PlanFacts = ({ plan, request }: { plan: MotorPlan; request: QuoteRequest }) => (
  <>
    <InsuredValue plan={plan} request={request} />
    <ul className={styles.extras}>
      <Included addOns={plan.included} />
      <Missing addOns={plan.missing} />
    </ul>
    {plan.notes.map((note) => (
      <p key={note} className={styles.note}>
        {insurerWords(note)}
      </p>
    ))}
  </>
)

function InsuredValue({ plan, request }: { plan: MotorPlan; request: QuoteRequest }) {
  if (!plan.idv) return <p>The vehicle itself is not insured</p>
  return (
    <p>
      <span className={styles.term}>IDV</span> <b>{formatRupees(plan.idv.value)}</b>
      <span className={styles.note}>{idvNote(plan, request)}</span>
    </p>
  )
}

export const Included = ({ addOns }: { addOns: readonly string[] }) =>
  addOns.map((addOn) => (
    <li key={addOn}>
      <Check size={16} />
      <VisuallyHidden>Included: </VisuallyHidden>
      {extraName(addOn)}
    </li>
  ))

/** What was asked for and is not part of the price, and why. */
export const Missing = ({ addOns }: { addOns: MotorPlan['missing'] }) =>
  addOns.map(({ addOn, reason }) => (
    <li key={addOn} className={styles.missing}>
      <CloseIcon size={16} />
      <span>
        <VisuallyHidden>Not included: </VisuallyHidden>
        {extraName(addOn)} <span className={styles.note}>{insurerWords(reason)}</span>
      </span>
    </li>
  ))

/** If the requested value is outside the insurer's range, the nearest value is priced. */
function idvNote({ idv }: MotorPlan, { idv: asked }: QuoteRequest): string | undefined {
  if (!idv || asked === undefined || asked === idv.value) return undefined
  return asked > idv.value ? 'The most this insurer takes' : 'The least this insurer takes'
}
