import type { ReactNode } from 'react'
import { failure } from '#machines/reference/messages/failure.ts'
import { ownAddress } from '../language/language.ts'
import { buttonClass } from '../ui/actions/button.tsx'
import styles from './crash-page.module.css'

interface CrashPageProps {
  /** As of HTTP, where there is one. */
  status?: number | string | undefined
  message: string
  explanation?: string
  /** Where else one may go. */
  children?: ReactNode
}

/** The router's error page. Its link reloads the home page, since the running code may be broken. */
export const CrashPage = ({ status, message, explanation, children }: CrashPageProps) => (
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
    {explanation && <p>{explanation}</p>}
    <a href={ownAddress('/')} className={buttonClass()}>
      Home
    </a>
    {children}
  </div>
)

/** Not found: the same screen, as specified. */
export const NotFound = () => (
  <CrashPage status={404} message="Not Found" explanation={failure.noPage}>
    <a href={ownAddress('/support')}>{failure.askUs}</a>
  </CrashPage>
)
