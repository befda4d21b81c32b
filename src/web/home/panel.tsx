import { type FunctionComponent, type ReactNode, useEffect, useRef } from 'react'
import { categoryOf } from '#machines/reference/categories.ts'
import { comingSoon } from '#machines/reference/messages/coming-soon.ts'
import { lazily } from '../lazily.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Late } from '../ui/layout/late.tsx'
import styles from './home.module.css'
import type { HomeView } from './home-view.ts'

const ComingSoon = ({ model }: HomeView) => (
  <Notice>{comingSoon(categoryOf(model.category ?? '')?.label ?? '')}</Notice>
)

const PlatePanel = lazily(async () => (await import('./plate-panel.tsx')).PlatePanel)

/** Until it resolves, a change of the page would take the form away that the server drew. */
export const platePanelFetched = PlatePanel.preload

/** The forms and their rules come after the page's own code; the server draws the first of them. */
const panels: Readonly<Record<string, FunctionComponent<HomeView>>> = {
  plate: PlatePanel,
  vehicleClass: lazily(async () => (await import('./plate-panel.tsx')).VehicleClassPanel),
  health: lazily(async () => (await import('./health-panel.tsx')).HealthPanel),
  comingSoon: ComingSoon,
}

/** As high as what comes in its place: the form of health is so on every width. */
const awaited = ({ model }: HomeView) =>
  model.category === 'health' ? (
    <Skeleton height="3.84rem" lines={8} />
  ) : (
    <Skeleton height="3.75rem" lines={4} />
  )

/** What is asked: a number plate, or what the chosen category asks. It stays where it is behind a dialog. */
export function Panel(view: HomeView) {
  const shown = view.screen.view ?? ''
  const Shown = panels[shown] ?? PlatePanel
  return (
    <Late className={styles.panel} fallback={awaited(view)}>
      <Opened by={shown in panels ? (view.model.category ?? shown) : undefined}>
        <Shown {...view} />
      </Opened>
    </Late>
  )
}

/** Where a tap elsewhere has led: in view as far as it fits, with the focus on what it asks first. */
function Opened({ by, children }: { by: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef('plate')
  useEffect(() => {
    if (by === undefined || by === latest.current) return
    latest.current = by
    const opened = box.current
    if (!opened || opened.contains(document.activeElement)) return
    opened.scrollIntoView({ block: 'nearest' })
    const asked = opened.querySelector<HTMLElement>('input:not([type=checkbox]), select')
    const first = asked ?? opened.querySelector('button')
    first?.focus({ preventScroll: true })
  }, [by])
  return (
    <div ref={box} className={styles.opened}>
      {children}
    </div>
  )
}
