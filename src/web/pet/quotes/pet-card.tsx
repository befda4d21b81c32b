import { spokenSum } from '#machines/pet/pet-words.ts'
import type { PetPlan, PricedPet } from '#machines/pet/record/pet-plan.ts'
import type { petMachine } from '#machines/pet/wizard/pet.machine.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import type { ViewProps } from '../../journey/journey.ts'
import styles from '../../shared/quotes/card.module.css'
import { CardFrame, type CardFrameProps } from '../../shared/quotes/card-frame.tsx'
import { BuyPlan, ComparePlan, OpenBreakup } from '../../shared/quotes/plan-actions.tsx'
import { PlanFacts } from '../../shared/quotes/plan-facts.tsx'
import { PriceMove } from '../../shared/quotes/price-move.tsx'
import { Money } from '../../ui/facts/money.tsx'
import facts from './facts.module.css'
import { featuresOf, statusOf } from './features.ts'

type PetCardProps = ViewProps<typeof petMachine> & { plan: PetPlan } & Pick<CardFrameProps, 'insurer'>

/** A plan: each pet a line of its own, insured or not and why, then what the plan pays for. */
export const PetCard = ({ plan, insurer, ...view }: PetCardProps) => (
  <CardFrame
    insurer={insurer}
    aside={<ComparePlan {...view} plan={plan} />}
    facts={
      <>
        <p>
          <b>{plan.planName}</b>
          <span className={styles.note}>{spokenSum(plan.sumInsured)} a pet</span>
        </p>
        <dl className={facts.pets}>
          {plan.pets.map((pet) => (
            <PetLine key={pet.petId} pet={pet} />
          ))}
        </dl>
        <PlanFacts
          facts={featuresOf(plan)}
          remarks={[...plan.missing.map(({ reason }) => reason), ...plan.notes].map(insurerWords)}
          notCovered={plan.features.notCovered}
        />
      </>
    }
    price={
      <>
        <Money paise={plan.final} size="price" />
        <span className={styles.note}>total for a year, with 18% GST</span>
        <span className={styles.note}>{takenOf(plan)}</span>
        <PriceMove {...view} plan={plan} />
      </>
    }
    more={<OpenBreakup {...view} plan={plan} className={styles.breakup} />}
    actions={<BuyPlan {...view} plan={plan} wide />}
  />
)

const PetLine = ({ pet }: { pet: PricedPet }) => (
  <div>
    <dt>{pet.name}</dt>
    <dd className={pet.isInsured ? undefined : facts.refused}>{statusOf(pet)}</dd>
  </div>
)

/** For how many pets the price is, where an insurer does not take all of them. */
function takenOf({ pets }: PetPlan): string {
  const taken = pets.filter(({ isInsured }) => isInsured).length
  return taken === pets.length ? '' : `for ${taken} of ${pets.length} pets`
}
