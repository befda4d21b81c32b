import { Shield, SuccessIcon, Wallet } from '../ui/icons/interface.tsx'
import styles from './home.module.css'

const promises = [
  {
    Icon: Wallet,
    title: 'See what every rupee pays for',
    text: 'Own damage, third party, each add-on, tax: what it costs and why, for every insurer.',
  },
  {
    Icon: SuccessIcon,
    title: 'Cheapest first, nothing else',
    text: 'Prices are sorted by premium. No insurer pays for its place in the list.',
  },
  {
    Icon: Shield,
    title: 'Your answers stay yours',
    text: 'They go to insurers to be priced, and nowhere else. No calls unless you ask.',
  },
] as const

/** Our promises in three lines. */
export const Promises = () => (
  <div className={styles.promises}>
    <ul>
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className={styles.promise}>
          <Icon size={26} />
          <div>
            <h2 className={styles.promiseTitle}>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
)
