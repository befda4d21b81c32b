import { photographTexts as texts } from '#machines/reference/messages/photographs.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PhotographField, type PhotographFieldProps } from './photograph-field.tsx'
import styles from './photographs.module.css'

type PhotographSetProps<Name extends string> = Pick<PhotographFieldProps, 'leadId' | 'problemOf'> & {
  /** What is photographed. */
  title: string
  /** Tells it from whatever else the journey photographs. */
  slot?: string
  photographs: readonly (Pick<PhotographFieldProps, 'label' | 'hint' | 'documentId'> & { name: Name })[]
  onStored: (name: Name, documentId: string) => void
}

/** The photographs of one thing, with how many of them are stored. */
export function PhotographSet<Name extends string>(props: PhotographSetProps<Name>) {
  const { title, slot = '', photographs, onStored, ...shared } = props
  const stored = photographs.filter(({ documentId }) => documentId !== undefined).length
  return (
    <Card as="section" aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.count}>{texts.photographed(stored, photographs.length)}</p>
      </div>
      <div className={styles.views}>
        {photographs.map((photograph) => (
          <PhotographField
            key={photograph.name}
            {...shared}
            {...photograph}
            slot={`${slot} ${photograph.name}`}
            onStored={(documentId) => onStored(photograph.name, documentId)}
          />
        ))}
      </div>
    </Card>
  )
}
