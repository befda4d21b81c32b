import type { EventsOf } from '#machines/core/event.ts'
import type { Screen } from '#machines/core/screen.ts'
import type { Offers } from '#machines/purchase/quotes/offers.ts'
import type { priceEvents } from '#machines/purchase/quotes/price.events.ts'
import type { Journey } from '../../journey/journey.ts'

type Insurer = { insurerId: number }

/** What a person does on a list of prices, whatever is insured. */
type PriceEvent =
  | EventsOf<ReturnType<typeof priceEvents>>
  | ({ type: 'plan.chosen'; caseId: string } & Insurer)

/** What the parts of such a list need of their view. */
export type PriceListProps = {
  model: { compared: readonly number[]; opened?: number; before?: Offers }
  screen: Screen
  send(event: PriceEvent): void
  can(event: PriceEvent['type'] | PriceEvent): boolean
  journey: Pick<Journey, 'events'>
}
