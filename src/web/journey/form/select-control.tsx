import type { ListName, Option } from '#machines/core/field.ts'
import { today } from '../../browser/today.ts'
import { recordIn } from '../../saving/context-record.ts'
import { Select } from '../../ui/inputs/select.tsx'
import { ListFailed } from './list-failed.tsx'
import { useList } from './lists.ts'
import type { QuestionProps } from './question-props.ts'

/** The device's own list, of the definition's options or of a short list of the server's. */
export function SelectControl(props: QuestionProps) {
  const { list, options = [] } = props.field
  if (list) return <FromList {...props} list={list} />
  return (
    <Chosen {...props} options={typeof options === 'function' ? options(props.answers, today()) : options} />
  )
}

function FromList({ list, ...props }: QuestionProps & { list: ListName }) {
  const { entries, isPending, isFailed, retry } = useList(list, recordIn(props.view.model))
  return (
    <>
      <Chosen
        {...props}
        options={withChosen(entries, props.answer)}
        placeholder={isPending ? 'Loading the list' : undefined}
      />
      {isFailed && <ListFailed onRetry={retry} />}
    </>
  )
}

/** An earlier answer is shown even before its list is loaded. */
function withChosen(entries: readonly Option[], answer: unknown): readonly Option[] {
  const isListed = typeof answer !== 'string' || entries.some(({ value }) => value === answer)
  return isListed ? entries : [...entries, { value: answer, label: answer }]
}

type ChosenProps = QuestionProps & { options: readonly Option[]; placeholder?: string | undefined }

const Chosen = ({ name, options, placeholder, answer, disabled, onAnswer }: ChosenProps) => (
  <Select
    name={name}
    options={options}
    value={typeof answer === 'string' || typeof answer === 'number' ? answer : undefined}
    onChange={onAnswer}
    disabled={disabled}
    placeholder={placeholder}
  />
)
