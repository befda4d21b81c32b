import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { cx } from '../../ui/cx.ts'
import { Check } from '../../ui/icons/interface.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { pagesOf } from '../steps.ts'
import styles from './rail.module.css'

/** The pages of the proposal: answered, open, still to come. */
export const WhatIsLeft = ({ record, step }: { record: MotorRecord; step: string }) => (
  <ol className={styles.pages} aria-label="Steps of your proposal">
    {pagesOf(record).map((page) => {
      const isOpen = page.step === step
      const isDone = !isOpen && page.isDone(record)
      return (
        <li
          key={page.step}
          className={cx(styles.page, isOpen && styles.open, isDone && styles.done)}
          aria-current={isOpen ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {isDone && <Check size={14} />}
          </span>
          {page.label}
          {isDone && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      )
    })}
  </ol>
)
