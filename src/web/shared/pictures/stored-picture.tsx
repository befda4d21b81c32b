import styles from './stored-picture.module.css'
import { useStoredPicture } from './use-stored-picture.ts'

/** An uploaded picture, small, in room kept for it until it has come. */
export function StoredPicture({ documentId, label }: { documentId: string; label: string }) {
  const picture = useStoredPicture(documentId)
  return (
    <span className={styles.frame}>
      {picture && <img className={styles.picture} src={picture} alt={label} />}
    </span>
  )
}
