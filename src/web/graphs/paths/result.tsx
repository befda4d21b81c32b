import type { Outline as Declared, MachineRun } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import { type PathsTab as Name, pathAt } from '#machines/tools/paths-page/place.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { type Tab, Tabs } from '../../ui/layout/tabs.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { Checks } from './checks/checks.tsx'
import { useCoverage } from './coverage/use-coverage.ts'
import { Gaps } from './gaps/gaps.tsx'
import type { WalkProps } from './list/path-list.tsx'
import { PathsOutline } from './outline/outline.tsx'
import styles from './result.module.css'
import { PathWalk } from './steps/walk.tsx'
import { SuiteVerdict } from './verdict/verdict.tsx'

type ResultProps = ViewProps<typeof pathsPageMachine> & { outline: Declared }

/** The suite with its proof, and the machine beside it where there is room. Dimmed while another is computed. */
export function SuiteResult({ outline, ...view }: ResultProps) {
  const { screen } = view
  const isWide = useMedia('(min-width: 62rem)')
  const { data: run } = useCoverage(outline.key)
  const { suite, tab } = view.model
  if (!suite && screen.busy) return <Skeleton height="34rem" />
  const isStale = !screen.state.startsWith('open.shown')
  const machine = <PathsOutline {...view} outline={outline} run={run} />
  const all = tabsOf(view, outline, run)
  const tabs = isWide
    ? all
    : [
        ...all.slice(0, 1),
        { key: 'outline' as const, label: texts.tabs.outline, panel: machine },
        ...all.slice(1),
      ]
  const selected = isWide && tab === 'outline' ? 'paths' : tab
  return (
    <div className={styles.result}>
      {suite && <SuiteVerdict {...view} suite={suite} isStale={isStale} />}
      <div className={styles.columns}>
        <div className={styles.panel} data-stale={(suite && isStale) || undefined}>
          <Tabs
            label={texts.shown}
            tabs={tabs}
            selected={selected}
            onSelect={(next) => view.send({ type: 'tab.chosen', tab: next })}
          />
        </div>
        {isWide && <div className={styles.machine}>{machine}</div>}
      </div>
    </div>
  )
}

function tabsOf(
  view: ViewProps<typeof pathsPageMachine>,
  outline: Declared,
  run: MachineRun | null | undefined,
): Tab<Name>[] {
  const { suite } = view.model
  const gaps = suite && suite.uncovered.length > 0 ? ` (${suite.uncovered.length})` : ''
  return [
    {
      key: 'paths',
      label: texts.tabs.paths,
      panel: suite ? <SelectedWalk {...view} suite={suite} run={run} /> : <p>{texts.noSuite}</p>,
    },
    { key: 'gaps', label: texts.tabs.gaps + gaps, panel: <Gaps suite={suite} outline={outline} run={run} /> },
    { key: 'checks', label: texts.tabs.checks, panel: <Checks machine={outline.key} /> },
  ]
}

function SelectedWalk(props: Omit<WalkProps, 'path'>) {
  const path = pathAt(props.suite, props.model)
  return path ? <PathWalk {...props} path={path} /> : <p>{texts.noPaths}</p>
}
