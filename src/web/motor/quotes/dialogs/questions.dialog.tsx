import { useState } from 'react'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { form } from '#machines/reference/messages/form.ts'
import { noYes } from '#machines/schemas/answers.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { RadioGroup } from '../../../ui/inputs/radio-group.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

/** An insurer's questions before its plan is chosen (QUOTE-16). */
export function QuestionsDialog({ model, send, journey }: ViewProps<typeof quoteListMachine>) {
  const { insurer = '', questions = [] } = model.record.plan ?? {}
  const [answers, setAnswers] = useState<Record<string, boolean>>({})
  const [isJudged, setJudged] = useState(false)
  const missing = questions.filter(({ key }) => !(key in answers))
  const go = () => {
    setJudged(true)
    if (missing.length === 0) send({ type: 'questions.answered', answers })
  }
  return (
    <Dialog
      open
      title={`${insurer} asks`}
      description="The insurer needs these answers before a proposal."
      onClose={() => send({ type: 'closed' })}
      actions={<Button onClick={go}>{journey.events['questions.answered']?.label}</Button>}
    >
      <Stack>
        {questions.map(({ key, text }) => (
          <Field
            key={key}
            label={insurerWords(text)}
            group
            error={isJudged && !(key in answers) ? form.choose : undefined}
          >
            <RadioGroup
              options={noYes}
              value={wordOf(answers[key])}
              onChange={(answer) => setAnswers({ ...answers, [key]: answer === 'yes' })}
            />
          </Field>
        ))}
      </Stack>
    </Dialog>
  )
}

function wordOf(answer: boolean | undefined): 'yes' | 'no' | undefined {
  if (answer === undefined) return undefined
  return answer ? 'yes' : 'no'
}
