import { Link } from '@tanstack/react-router'
import { messages } from '#machines/reference/messages.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { useSession } from '../../session/use-session.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import styles from './helping-bar.module.css'

const { backToDesk, helping, someCustomer } = messages.desk

/** Tells an employee on a customer's journey that looks are logged, and leads back to the desk. */
export function HelpingBar({ record: { customer } }: { record: JourneyRecord }) {
  const { kind } = useSession()
  if (kind !== 'employee') return null
  return (
    <aside className={styles.bar} aria-label="Helping a customer">
      <p>{helping(customer?.name || someCustomer)}</p>
      <Link to="/desk" className={linkClass.bold}>
        {backToDesk}
      </Link>
    </aside>
  )
}
