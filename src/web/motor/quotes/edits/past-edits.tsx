import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { bonusOf } from '#machines/motor/rules/ncb.ts'
import { ncbOptions } from '#machines/reference/policies.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import styles from '../../../shared/quotes/edits.module.css'
import { Button } from '../../../ui/actions/button.tsx'
import { CalendarIcon } from '../../../ui/icons/interface.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { Switch } from '../../../ui/inputs/switch.tsx'
import { expiryLabels } from '../labels.ts'
import { Part, partId } from './part.tsx'

const slabs = ncbOptions.map((value) => ({ value, label: `${value}%` }))

/** The policy that ends: when, and where a bonus is priced, whether it paid a claim and its own. A new vehicle has none. */
export function PastEdits({ model, send, journey }: ViewProps<typeof quoteListMachine>) {
  const { record, request } = model
  if (record.isNew) return null
  const isPriced = request.coverType !== 'thirdParty'
  const { claimed = false, ncb = 0, endDate } = record.previousPolicy ?? {}
  return (
    <Part title="Previous policy">
      <div className={styles.line}>
        <span>
          {endDate ? `Ends ${formatDayWithYear(endDate)}` : 'End not known'}
          <span className={styles.hint}>{record.businessType && expiryLabels[record.businessType]}</span>
        </span>
        <Button
          variant="secondary"
          size="small"
          iconStart={<CalendarIcon />}
          aria-label={journey.events['expiry.opened']?.label}
          onClick={() => send({ type: 'expiry.opened' })}
        >
          Change
        </Button>
      </div>
      {isPriced && (
        <>
          <div id={partId('claim')} tabIndex={-1}>
            <Switch
              label={journey.events['claim.told']?.label}
              checked={claimed}
              onChange={(told) => send({ type: 'claim.told', claimed: told })}
            />
          </div>
          <div id={partId('ncb')} tabIndex={-1}>
            <Field
              label="No Claim Bonus"
              hint={`As printed on the old policy. On the new one: ${bonusOf(record)}%`}
            >
              <Select
                options={slabs}
                value={ncb}
                disabled={claimed}
                onChange={(slab) => send({ type: 'ncb.chosen', ncb: slab })}
              />
            </Field>
          </div>
        </>
      )}
    </Part>
  )
}
