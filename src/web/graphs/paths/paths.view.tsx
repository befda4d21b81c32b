import { Link } from '@tanstack/react-router'
import type { pathsPageMachine } from '#machines/paths-page/paths-page.machine.ts'
import { graphs } from '#machines/reference/messages/graphs.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { useTitle } from '../../journey/use-title.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { Options } from './options/options.tsx'
import { Result } from './result.tsx'
import { Standing } from './standing.tsx'

/** What is asked for, and what came of it. */
export function PathsView(view: ViewProps<typeof pathsPageMachine>) {
  const { outline, machine } = view.model
  const title = texts.title(outline?.title ?? machine)
  useTitle(title)
  if (!outline) return null
  return (
    <Screen title={title} lead={<Ways machine={machine} />} width="page">
      <Options {...view} outline={outline} />
      <Standing {...view} />
      <Result {...view} outline={outline} />
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
