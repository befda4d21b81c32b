import { Link } from '@tanstack/react-router'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { useTitle } from '../../journey/use-title.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { Options } from './options/options.tsx'
import type { PathsProps } from './paths.journey.ts'
import { Result } from './result.tsx'
import { Standing } from './standing.tsx'

/** What is asked for, and what came of it. */
export function PathsView({ journey }: PathsProps) {
  const { outline, machine } = journey.context
  const title = texts.title(outline?.title ?? machine)
  useTitle(title)
  if (!outline) return null
  return (
    <Screen title={title} lead={<Ways />} width="page">
      <Options journey={journey} outline={outline} />
      <Standing journey={journey} />
      <Result journey={journey} outline={outline} />
    </Screen>
  )
}

const Ways = () => (
  <Link to="/graphs" className={linkClass.inline}>
    {texts.allMachines}
  </Link>
)
