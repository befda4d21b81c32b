import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import { withCover } from '#machines/motor/rules/quote-request.ts'
import type { ViewProps } from '../../../journey/journey.ts'

type Change = { [K in keyof QuoteRequest]?: QuoteRequest[K] | undefined }

/** The request, and a function to change a part of it within its cover. */
export function useRequest({ model, send }: ViewProps<typeof quoteListMachine>) {
  const { request, record } = model
  const change = (part: Change) => {
    const next = { ...request, ...part } as QuoteRequest
    send({ type: 'request.changed', request: withCover(next, next.coverType, record) })
  }
  return { request, change }
}
