import styles from './checkout.module.css'

/** What a policy insures; the number that identifies it is never broken in a narrow column. */
export const Insured = ({ title, identifier }: { title: string; identifier?: string | undefined }) => (
  <>
    {title}
    {identifier && (
      <>
        , <span className={styles.identifier}>{identifier}</span>
      </>
    )}
  </>
)
