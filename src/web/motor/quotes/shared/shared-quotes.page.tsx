import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { sharedQuotes } from '#contract/quotes/shared-quotes.calls.ts'
import { account } from '#machines/reference/messages/account.ts'
import { bodyOf } from '../../../api-client/body-of.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { send } from '../../../api-client/send.ts'
import { useWhenOnline } from '../../../browser/use-when-online.ts'
import { useTitle } from '../../../journey/use-title.ts'
import { ownAddress } from '../../../language/language.ts'
import { Button, buttonClass } from '../../../ui/actions/button.tsx'
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { SharedQuotesView } from './shared-quotes.view.tsx'

/** Shared prices: read-only. */
export default function SharedQuotesPage() {
  const { token } = useParams({ from: '/quotelist/shared/$token' })
  useTitle('Shared quotes')
  const shared = useQuery(
    {
      queryKey: ['sharedQuotes', token],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const sent = await send(sharedQuotes, { id: token }, { signal })
        const isGone = !sent.ok && ['not-found', 'invalid'].includes(sent.failure.code)
        return isGone ? null : bodyOf(sent).data
      },
      retry: false,
      // The server draws the page with its prices.
      staleTime: 30_000,
    },
    queryClient,
  )
  if (shared.isError) return <Unread retry={() => void shared.refetch()} isAsking={shared.isFetching} />
  if (shared.data === undefined) return <LoadingPage />
  return shared.data ? <SharedQuotesView shared={shared.data} /> : <Gone />
}

/** Nobody can say whether the link still works. */
function Unread({ retry, isAsking }: { retry: () => void; isAsking: boolean }) {
  useWhenOnline(retry)
  return (
    <Screen
      title="The prices could not be loaded"
      lead="The link may still work. Please try again in a moment."
      actions={
        <Button onClick={retry} busy={isAsking} size="large">
          {account.retry}
        </Button>
      }
    />
  )
}

const Gone = () => (
  <Screen
    title="These prices are no longer shared"
    lead="A shared link works for seven days. Ask for a new one, or start a search: it takes a minute."
    actions={
      <a href={ownAddress('/')} className={buttonClass({ size: 'large' })}>
        Get prices of your own
      </a>
    }
  />
)
