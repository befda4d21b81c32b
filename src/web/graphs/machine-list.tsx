import { Link } from '@tanstack/react-router'
import type { MachineSummary } from '#contract/views/paths.ts'
import { linkClass } from '../ui/actions/link.tsx'
import styles from './machine-list.module.css'

/** Every machine, with a link to its paths. */
export const MachineList = ({ machines }: { machines: readonly MachineSummary[] }) => (
  <ul className={styles.machines} aria-label="Machines">
    {machines.map(({ key, title, states, transitions }) => (
      <li key={key} className={styles.machine}>
        <h2 className={styles.title}>
          <Link to="/graphs/$machine/paths" params={{ machine: key }} className={linkClass.plain}>
            {title}
          </Link>
        </h2>
        <p className={styles.size}>
          {states} {states === 1 ? 'state' : 'states'}, {transitions}{' '}
          {transitions === 1 ? 'transition' : 'transitions'}
        </p>
      </li>
    ))}
  </ul>
)
