import type { ReactNode } from 'react'
import styles from './question-group.module.css'
import type { NamedField } from './question-groups.ts'

type QuestionGroupProps = {
  title: string
  /** Each a question, and what is asked because of its answer. */
  cells: readonly NamedField[][]
  ask: (field: NamedField) => ReactNode
}

/** Questions under one heading, side by side where there is room. */
export const QuestionGroup = ({ title, cells, ask }: QuestionGroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.title}>{title}</legend>
    <div className={styles.cells}>
      {cells.map((cell) => (
        <div key={cell[0]?.[0]} className={styles.cell}>
          {cell.map(ask)}
        </div>
      ))}
    </div>
  </fieldset>
)
