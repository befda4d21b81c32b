import { checkModel } from '../checks/checks.ts'
import { checkedText } from '../formats/checked-text.ts'
import { jsonOf } from '../formats/json-of.ts'
import { boundsOf } from './generate-options.ts'
import { type CommandOutput, type CommandRequest, textOrJson } from './request.ts'

/** What is wrong with the machine itself. */
export function checkAnswer({ found: { model }, flags, format }: CommandRequest): CommandOutput {
  const form = textOrJson('check', format)
  const checked = checkModel(model, boundsOf(flags).bounds)
  const { stopped, notes, findings } = checked
  const document =
    form === 'json' ? `${jsonOf({ machine: model.key, ...checked })}\n` : checkedText(checked, model)
  return {
    document: [document],
    notes: [...(stopped === undefined ? [] : [`Not everything was looked at: ${stopped}.`]), ...notes],
    code: findings.length > 0 ? 1 : 0,
  }
}
