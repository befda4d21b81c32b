import styles from './list.module.css'

/** The name of the insurers that follow it in the list. */
export const GroupName = ({ children }: { children: string }) => (
  <li id={children}>
    <h2 className={styles.groupName}>{children}</h2>
  </li>
)
