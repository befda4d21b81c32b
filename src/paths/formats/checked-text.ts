import type { Checked } from '../checks/checks.ts'
import type { Finding } from '../checks/finding.ts'
import type { Model, TestPath } from '../types.ts'
import { counted } from './proof.ts'
import { fieldsOf } from './values.ts'

/** What the checks of a machine found, each with the way there. */
export function checkedText({ findings, states, transitions }: Checked, { key, title }: Model): string {
  const looked = `${counted(states, 'state')} and ${counted(transitions, 'transition')} explored`
  const head = `${title} (${key}): ${counted(findings.length, 'finding')}; ${looked}`
  return `${[head, ...findings.map(findingText)].join('\n')}\n`
}

const findingText = (finding: Finding): string =>
  [`\n${finding.check}: ${finding.place}`, ...findingLines(finding).map((line) => `  ${line}`)].join('\n')

/** What is wrong, and the way there. */
export const findingLines = ({ message, path }: Finding): string[] => [
  message,
  ...(path ? wayText(path) : []),
]

function wayText({ start, begins, events }: TestPath): string[] {
  const steps = events.map((event, index) => {
    const data = fieldsOf(event).map(([key, value]) => `${key}: ${value}`)
    return `${index + 1}. ${event.type} → ${event.to}${data.length > 0 ? ` (${data.join(', ')})` : ''}`
  })
  return [`from ${start.name}, in ${begins}`, ...steps]
}
