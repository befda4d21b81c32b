import { findingLines } from '../formats/checked-text.ts'
import type { Found, LocatedFinding } from './found.ts'

/** Findings as workflow commands of GitHub, which shows each beside the line of the machine that it is about. */
export const checkedGithub = (all: readonly Found[]): string =>
  all.flatMap(({ model, checked }) => checked.findings.map((one) => commandOf(model.key, one))).join('')

function commandOf(machine: string, finding: LocatedFinding): string {
  const { check, place, file, line } = finding
  const where = file === undefined ? {} : { file, line: String(line) }
  const properties = Object.entries({ ...where, title: `${machine}: ${check}` })
    .map(([name, value]) => `${name}=${encoded(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`)
    .join(',')
  return `::error ${properties}::${encoded([place, ...findingLines(finding)].join('\n'))}\n`
}

const encoded = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
