import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import card from './card.module.css'
import styles from './plan-facts.module.css'

type PlanFactsProps = {
  facts: readonly (readonly [label: string, value: string])[]
  /** What the insurer does not sell here, and what is to be known besides. */
  remarks: readonly string[]
  notCovered: readonly string[]
}

/** What a plan pays for, and what it does not. */
export const PlanFacts = ({ facts, remarks, notCovered }: PlanFactsProps) => (
  <>
    <dl className={styles.list}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {remarks.map((text) => (
      <p key={text} className={card.note}>
        {text}
      </p>
    ))}
    <Disclosure label="What is not covered">
      <ul>
        {notCovered.map((text) => (
          <li key={text}>{insurerWords(text)}</li>
        ))}
      </ul>
    </Disclosure>
  </>
)
