import type { AnswerDifference, MergeSide } from '#machines/purchase/merge/differences.ts'
import type { mergeMachine } from '#machines/purchase/merge/merge.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioGroup } from '../../ui/inputs/radio-group.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EventButton } from '../event-button.tsx'
import type { ViewProps } from '../journey.ts'

type Props = ViewProps<typeof mergeMachine>
const { merge } = messages

/** The differences, and whose answer to keep. */
export function MergeDialog(view: Props) {
  const { title = '', lead } = view.screen
  return (
    <Dialog
      open
      size="large"
      title={title}
      description={lead}
      onClose={() => view.send({ type: 'closed' })}
      actions={<EventButton {...view} event="choice.taken" />}
    >
      <Stack>
        <Stack columns="narrow">
          <EventButton {...view} event="mine.taken" variant="secondary" size="medium" />
          <EventButton {...view} event="theirs.taken" variant="secondary" size="medium" />
        </Stack>
        {view.model.differences.map((difference) => (
          <Choice key={difference.key} {...view} difference={difference} />
        ))}
      </Stack>
    </Dialog>
  )
}

function Choice({ model, send, difference }: Props & { difference: AnswerDifference }) {
  const { key, label, theirs, mine, note, isLost } = difference
  const options = [
    { value: 'theirs' as const, label: merge.theirs, hint: theirs },
    { value: 'mine' as const, label: merge.mine, hint: mine, disabled: isLost },
  ]
  return (
    <Field group label={label} hint={isLost ? merge.lost : note}>
      <RadioGroup<MergeSide>
        options={options}
        value={model.choices[key]}
        onChange={(side) => send({ type: 'answer.chosen', key, side })}
      />
    </Field>
  )
}
