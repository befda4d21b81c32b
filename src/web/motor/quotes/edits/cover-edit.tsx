import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { availableCovers, withCover } from '#machines/motor/rules/quote-request.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { RadioGroup } from '../../../ui/inputs/radio-group.tsx'
import { coverLabels } from '../labels.ts'
import { Part } from './part.tsx'

/** Which kind of cover is priced. */
export function CoverEdit({ model, send }: ViewProps<typeof quoteListMachine>) {
  const { request, record, today } = model
  const options = availableCovers(record, today).map((value) => ({ value, ...coverLabels[value] }))
  return (
    <Part title="Cover" part="cover">
      <RadioGroup
        label="Cover"
        layout="stack"
        options={options}
        value={request.coverType}
        onChange={(cover) => send({ type: 'request.changed', request: withCover(request, cover, record) })}
      />
    </Part>
  )
}
