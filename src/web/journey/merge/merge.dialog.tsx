import type { Difference, Side } from '#machines/merge/differences.ts'
import type { mergeMachine } from '#machines/merge/merge.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioGroup } from '../../ui/inputs/radio-group.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { ViewProps } from '../journey.ts'
import { Press } from '../press.tsx'

type Props = ViewProps<typeof mergeMachine>
const { merge } = messages

/** What differs, in plain words, and whose answer counts. */
export function MergeDialog(view: Props) {
  const { title = '', lead } = view.screen
  return (
    <Dialog
      open
      size="large"
      title={title}
      description={lead}
      onClose={() => view.send({ type: 'closed' })}
      actions={<Press {...view} event="choice.taken" />}
    >
      <Stack>
        <Stack columns="narrow">
          <Press {...view} event="mine.taken" variant="secondary" size="medium" />
          <Press {...view} event="theirs.taken" variant="secondary" size="medium" />
        </Stack>
        {view.model.differences.map((difference) => (
          <Choice key={difference.key} {...view} difference={difference} />
        ))}
      </Stack>
    </Dialog>
  )
}

function Choice({ model, send, difference }: Props & { difference: Difference }) {
  const { key, label, theirs, mine, isLost } = difference
  const options = [
    { value: 'theirs' as const, label: merge.theirs, hint: theirs },
    { value: 'mine' as const, label: merge.mine, hint: mine, disabled: isLost },
  ]
  return (
    <Field group label={label} hint={isLost ? merge.lost : undefined}>
      <RadioGroup<Side>
        options={options}
        value={model.choices[key]}
        onChange={(side) => send({ type: 'answer.chosen', key, side })}
      />
    </Field>
  )
}
