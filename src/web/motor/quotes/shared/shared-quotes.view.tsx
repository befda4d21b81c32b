import type { SharedQuotes } from '#contract/quotes/shared-quotes.calls.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { ownAddress } from '../../../language/language.ts'
import { usePlaceNames } from '../../../language/place-names.ts'
import { groupNames } from '../../../shared/quotes/groups.ts'
import list from '../../../shared/quotes/list.module.css'
import page from '../../../shared/quotes/quotes.module.css'
import { buttonClass } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { coverLabels } from '../labels.ts'
import { SharedCard } from './shared-card.tsx'

type SharedQuotesViewProps = { shared: SharedQuotes['data'] }

export function SharedQuotesView({ shared }: SharedQuotesViewProps) {
  const { vehicle, policyType, quotes, onDay, validToday } = shared
  const lacking = quotes.filter(({ missingAddOns }) => missingAddOns.length > 0)
  const { placeLabel } = usePlaceNames()
  const lead = [
    coverLabels[policyType].label,
    placeLabel(vehicle.city),
    `prices of ${formatDayWithYear(onDay)}`,
  ]
  return (
    <Screen
      width="page"
      title={`Quotes for a ${vehicle.make} ${vehicle.model} ${vehicle.variant}`}
      lead={lead.filter(Boolean).join(' · ')}
      actions={
        <a href={ownAddress('/')} className={buttonClass({ size: 'large' })}>
          Get prices of your own
        </a>
      }
    >
      {!validToday && (
        <Notice kind="warn">These prices were given on another day and may have changed.</Notice>
      )}
      <section className={page.results} aria-label="Prices">
        <p className={list.progress}>{quotes.length} insurers, sorted by price, lowest first</p>
        <SharedCards quotes={quotes.filter(({ missingAddOns }) => missingAddOns.length === 0)} />
        {lacking.length > 0 && (
          <>
            <h2 className={list.groupName}>{groupNames.lacking}</h2>
            <SharedCards quotes={lacking} />
          </>
        )}
      </section>
    </Screen>
  )
}

const SharedCards = ({ quotes }: Pick<SharedQuotes['data'], 'quotes'>) => (
  <ul className={list.cards}>
    {quotes.map((quote) => (
      <SharedCard key={quote.insurerId} quote={quote} />
    ))}
  </ul>
)
