import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { sharedQuotes } from '#contract/quotes/shared-quotes.calls.ts'
import { queryClient } from '../../api-client/query-client.ts'
import { send } from '../../api-client/send.ts'
import { useTitle } from '../../journey/use-title.ts'
import { ownAddress } from '../../language/language.ts'
import { bodyOf } from '../../saving/calls.ts'
import { buttonClass } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadingPage } from '../../ui/feedback/loading-page.tsx'
import { SharedQuotesView } from './shared-quotes.view.tsx'

/** Shared prices: read-only. */
export default function SharedQuotesPage() {
  const { token } = useParams({ from: '/quotelist/shared/$token' })
  useTitle('Shared quotes')
  const shared = useQuery(
    {
      queryKey: ['sharedQuotes', token],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        bodyOf(await send(sharedQuotes, { id: token }, { signal })).data,
      retry: false,
    },
    queryClient,
  )
  if (shared.data) return <SharedQuotesView shared={shared.data} />
  return shared.isError ? <Gone /> : <LoadingPage />
}

const Gone = () => (
  <EmptyState
    title="These prices are no longer shared"
    action={
      <a href={ownAddress('/')} className={buttonClass()}>
        Get prices of your own
      </a>
    }
  >
    A shared link works for seven days. Ask for a new one, or start a search: it takes a minute.
  </EmptyState>
)
