import type { ownJourneysMachine } from '#machines/account/profile/own-journeys.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { profileSections } from '#machines/reference/profile-sections.ts'
import type { ViewProps } from '../journey/journey.ts'
import { useJourney } from '../journey/use-journey.ts'
import { useNotices } from '../journey/use-notices.ts'
import { useTitle } from '../journey/use-title.ts'
import { useSession } from '../session/use-session.ts'
import { Tabs } from '../ui/layout/tabs.tsx'
import { ProfileDetails } from './details/details.tsx'
import { Policies } from './lists/policies.tsx'
import { Quotations } from './lists/quotations.tsx'
import { Transactions } from './lists/transactions.tsx'
import { ownJourneys } from './own-journeys.journey.ts'
import styles from './profile.module.css'
import { useSection } from './section.ts'

/** The four sections of the profile page. */
export function Profile() {
  const { section, open } = useSection()
  const journey = useJourney(ownJourneys, undefined)
  useNotices(journey.actor)
  useTitle(texts.sections[section].title)
  const tabs = profileSections.map((key) => ({
    key,
    label: texts.sections[key].title,
    panel: <Section of={key} {...journey} />,
  }))
  return (
    <div className={styles.page}>
      <Who />
      <Tabs label="Your account" tabs={tabs} selected={section} onSelect={open} />
    </div>
  )
}

const sections = {
  myProfile: ProfileDetails,
  myPolicies: Policies,
  myQuotations: Quotations,
  myTransaction: Transactions,
} as const

function Section({ of, ...view }: ViewProps<typeof ownJourneysMachine> & { of: keyof typeof sections }) {
  const { title, lead } = texts.sections[of]
  const Content = sections[of]
  return (
    <div className={styles.section}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Content {...view} />
    </div>
  )
}

function Who() {
  const { name = '', mobile = '' } = useSession()
  const [first = ''] = name
  return (
    <div className={styles.who}>
      <span className={styles.mark} aria-hidden="true">
        {first}
      </span>
      <p className={styles.name}>
        {name}
        {mobile && <span className={styles.mobile}>+91 {mobile}</span>}
      </p>
    </div>
  )
}
