import { formatDayWithYear } from '#machines/rules/dates.ts'
import { Part } from './article.tsx'

type SourcesProps = {
  /** The day on which the page was last held against them. */
  checkedOn: string
  sources: readonly string[]
}

/** Where the facts of a page are from. */
export const Sources = ({ checkedOn, sources }: SourcesProps) => (
  <Part title="Sources">
    <p>
      Last checked on <time dateTime={checkedOn}>{formatDayWithYear(checkedOn)}</time>.
    </p>
    <ul>
      {sources.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  </Part>
)
