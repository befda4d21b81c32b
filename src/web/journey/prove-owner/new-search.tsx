import { labels } from '#machines/reference/messages/labels.ts'
import { buttonClass } from '../../ui/actions/button.tsx'

/** The way on for whom a journey does not open. */
export const NewSearch = () => (
  <a href="/" className={buttonClass({ variant: 'quiet' })}>
    {labels.newSearch}
  </a>
)
