import type { Difference, Side } from '#machines/merge/differences.ts'
import { messages } from '#machines/reference/messages.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioGroup } from '../../ui/inputs/radio-group.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Press } from '../press.tsx'
import type { MergeHandle } from './merge.journey.ts'

type Props = { journey: MergeHandle }
const { merge } = messages

/** What differs, in plain words, and whose answer counts. */
export function MergeDialog({ journey }: Props) {
  const { title = '', lead } = journey.screen
  return (
    <Dialog
      open
      size="large"
      title={title}
      description={lead}
      onClose={() => journey.send({ type: 'closed' })}
      actions={<Press journey={journey} event="choice.taken" />}
    >
      <Stack>
        <Stack columns="narrow">
          <Press journey={journey} event="mine.taken" variant="secondary" size="medium" />
          <Press journey={journey} event="theirs.taken" variant="secondary" size="medium" />
        </Stack>
        {journey.context.differences.map((difference) => (
          <Choice key={difference.key} journey={journey} difference={difference} />
        ))}
      </Stack>
    </Dialog>
  )
}

function Choice({ journey, difference }: Props & { difference: Difference }) {
  const { key, label, theirs, mine, isLost } = difference
  const options = [
    { value: 'theirs' as const, label: merge.theirs, hint: theirs },
    { value: 'mine' as const, label: merge.mine, hint: mine, disabled: isLost },
  ]
  return (
    <Field group label={label} hint={isLost ? merge.lost : undefined}>
      <RadioGroup<Side>
        options={options}
        value={journey.context.choices[key]}
        onChange={(side) => journey.send({ type: 'answer.chosen', key, side })}
      />
    </Field>
  )
}
