import { cx } from '../../../ui/cx.ts'
import { Check } from '../../../ui/icons/interface.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './rail.module.css'

export type RailPage = { step: string; label: string; isOpen: boolean; isDone: boolean }

/** The pages of the proposal: answered, open, still to come. */
export const WhatIsLeft = ({ pages }: { pages: readonly RailPage[] }) => (
  <ol className={styles.pages} aria-label="Steps of your proposal">
    {pages.map(({ step, label, isOpen, isDone }) => (
      <li
        key={step}
        className={cx(styles.page, isOpen && styles.open, isDone && styles.done)}
        aria-current={isOpen ? 'step' : undefined}
      >
        <span className={styles.mark} aria-hidden="true">
          {isDone && <Check size={14} />}
        </span>
        {label}
        {isDone && <VisuallyHidden>, done</VisuallyHidden>}
      </li>
    ))}
  </ol>
)
