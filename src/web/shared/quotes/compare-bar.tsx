import { insurerById } from '#machines/reference/insurers.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Logo } from '../../ui/facts/logo.tsx'
import styles from './compare-bar.module.css'
import type { PriceListProps } from './price-list.ts'
import { useComparedInUrl } from './use-compared-in-url.ts'

const most = 4

/** The plans picked for a comparison; it stays at the bottom edge. */
export function CompareBar(view: PriceListProps) {
  useComparedInUrl(view)
  const { model, send, can, journey } = view
  const { compared } = model
  if (compared.length === 0) return null
  return (
    <div className={styles.bar}>
      <ul className={styles.logos}>
        {compared.map((insurerId) => (
          <li key={insurerId}>
            <Logo
              src={insurerById(insurerId)?.logo ?? ''}
              alt={insurerById(insurerId)?.name ?? ''}
              size={26}
              wide
            />
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        {compared.length === 1 ? 'Pick at least one more' : `${compared.length} of ${most} picked`}
      </p>
      <Button disabled={!can('comparison.opened')} onClick={() => send({ type: 'comparison.opened' })}>
        {journey.events['comparison.opened']?.label}
      </Button>
    </div>
  )
}
