import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { bonusCounts, bonusOf } from '#machines/motor/rules/ncb.ts'
import { ncbOptions } from '#machines/reference/policies.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Field } from '../../../ui/inputs/field.tsx'
import { RadioGroup } from '../../../ui/inputs/radio-group.tsx'

const slabs = ncbOptions.map((value) => ({ value, label: `${value}%` }))

/** The one answer that moves most prices, asked above them in one tap. */
export function BonusQuestion({ model, screen, send }: ViewProps<typeof quoteListMachine>) {
  const { record, request } = model
  if (!bonusCounts(record, request)) return null
  return (
    <Field
      group
      label="No-claim bonus on your old policy"
      hint={`Without a claim, the new policy gets ${bonusOf(record)}%.`}
    >
      <RadioGroup
        layout="chips"
        options={slabs}
        value={record.previousPolicy?.ncb ?? 0}
        disabled={screen.busy}
        onChange={(ncb) => send({ type: 'ncb.chosen', ncb })}
      />
    </Field>
  )
}
