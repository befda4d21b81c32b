import { Link } from '@tanstack/react-router'
import { graphs } from '#machines/reference/messages/graphs.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { useTitle } from '../../journey/use-title.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { SuiteOptions } from './options/options.tsx'
import { SuiteResult } from './result.tsx'
import { SuiteStatus } from './suite-status.tsx'

/** The request and its result. */
export function PathsView(view: ViewProps<typeof pathsPageMachine>) {
  const { outline, machine } = view.model
  const title = texts.title(outline?.title ?? machine)
  useTitle(title)
  if (!outline) return null
  return (
    <Screen title={title} lead={<Ways machine={machine} />} width="page">
      <SuiteOptions {...view} outline={outline} />
      <SuiteStatus {...view} />
      <SuiteResult {...view} outline={outline} />
    </Screen>
  )
}

const Ways = ({ machine }: { machine: string }) => (
  <>
    <Link to="/graphs" className={linkClass.inline}>
      {texts.allMachines}
    </Link>
    {' · '}
    <Link to="/graphs/$machine" params={{ machine }} className={linkClass.inline}>
      {graphs.view.map}
    </Link>
  </>
)
