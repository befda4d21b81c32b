import { availableCovers, withCover } from '#machines/record/quote-request.ts'
import { RadioGroup } from '../../ui/inputs/radio-group.tsx'
import type { QuoteListProps } from '../quote-list.journey.ts'
import { coverWords } from '../words.ts'
import { Part } from './part.tsx'

/** Which kind of cover is priced. */
export function CoverEdit({ journey }: QuoteListProps) {
  const { request, record, today } = journey.context
  const options = availableCovers(record, today).map((value) => ({ value, ...coverWords[value] }))
  return (
    <Part title="Cover" part="cover">
      <RadioGroup
        label="Cover"
        layout="stack"
        options={options}
        value={request.coverType}
        onChange={(cover) =>
          journey.send({ type: 'request.changed', request: withCover(request, cover, record) })
        }
      />
    </Part>
  )
}
