import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { homeMachine } from '#machines/home/home.machine.ts'
import { categoryOf } from '#machines/reference/categories.ts'
import { comingSoon } from '#machines/reference/messages/coming-soon.ts'
import type { ViewProps } from '../journey/journey.ts'
import { lazily } from '../lazily.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './home.module.css'

/** The forms and their rules are loaded once a category is chosen, or the page is idle. */
export const PlatePanel = lazily(async () => (await import('./plate-panel.tsx')).PlatePanel)
const HealthForm = lazily(async () => (await import('./health-form.tsx')).HealthForm)

/** The panel of the chosen category. */
export function Panel(view: ViewProps<typeof homeMachine>) {
  const { screen } = view
  const category = categoryOf(view.model.category ?? '')
  if (!category || screen.view === 'tiles') return null
  if (screen.view === 'comingSoon') {
    return (
      <div className={styles.panel}>
        <Notice>{comingSoon(category.label)}</Notice>
      </div>
    )
  }
  return (
    <div className={styles.panel}>
      <h2 className={styles.question}>{questions[category.key]}</h2>
      <Suspense fallback={<Skeleton height="3.75rem" lines={4} />}>
        <Opened key={category.key}>
          {category.vehicleType ? (
            <PlatePanel {...view} vehicleType={category.vehicleType} />
          ) : (
            <HealthForm {...view} />
          )}
        </Opened>
      </Suspense>
    </div>
  )
}

/** Where a tap has led: in view as far as it fits, with the focus on its first question. */
function Opened({ children }: { children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
    const asked = form.current?.querySelector<HTMLElement>('input:not([type=checkbox]), select')
    asked?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={form} className={styles.opened}>
      {children}
    </div>
  )
}

const questions: Readonly<Record<string, string>> = {
  bike: 'Which bike is it?',
  car: 'Which car is it?',
  health: 'Who is it for?',
}
