import { failure } from '#machines/reference/messages/failure.ts'
import { ownAddress } from '../language/language.ts'
import { buttonClass } from '../ui/actions/button.tsx'
import styles from './crash-page.module.css'

interface CrashPageProps {
  /** As of HTTP, where there is one. */
  status?: number | string | undefined
  message: string
}

/** The router's error page. Its link reloads the home page, since the running code may be broken. */
export const CrashPage = ({ status, message }: CrashPageProps) => (
  <div className={styles.page}>
    {status !== undefined && (
      <p className={styles.stone} aria-hidden="true">
        {status}
      </p>
    )}
    <h1>{failure.crash}</h1>
    <p className={styles.message} role="alert">
      {[status, message].filter((part) => part !== undefined).join(' ')}
    </p>
    <a href={ownAddress('/')} className={buttonClass()}>
      Home
    </a>
  </div>
)

/** Not found: the same screen, as specified. */
export const NotFound = () => <CrashPage status={404} message="Not Found" />
