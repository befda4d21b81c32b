import { Fragment } from 'react'
import styles from './policy-number.module.css'

/** A policy number that a narrow column breaks only after its slashes. */
export const PolicyNumber = ({ number }: { number: string }) =>
  number.split(/(?<=\/)/).map((part, at, { length }) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one number neither move nor change
    <Fragment key={at}>
      <span className={styles.part}>{part}</span>
      {at < length - 1 && <wbr />}
    </Fragment>
  ))
