import { Component, type ReactNode } from 'react'
import { Button } from '../ui/actions/button.tsx'
import { CrashPage } from './crash-page.tsx'
import styles from './error-page.module.css'

/** A page that crashed or whose code could not be loaded. */
export const ErrorPage = ({ error }: { error: unknown }) => (
  <>
    <CrashPage message={error instanceof Error ? error.message : String(error)} />
    <p className={styles.reload}>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </p>
  </>
)

/** Shows the error page in place of what crashed outside the router. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override state: { error?: unknown } = {}

  override render() {
    return 'error' in this.state ? <ErrorPage error={this.state.error} /> : this.props.children
  }
}
