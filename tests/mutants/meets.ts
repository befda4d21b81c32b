import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The lines of a source that a test file runs, each with the ms that its tests of that line take together. `text` and
 * `source` name what stood in the test and in the source then.
 */
export type Meeting = {
  test: string
  text: string
  file: string
  source: string
  lines: Readonly<Record<number, number>>
}

const meetingsFile = 'node_modules/.cache/mutants/meetings.jsonl'

export function keepMeetings(meetings: readonly Meeting[]): void {
  mkdirSync(dirname(meetingsFile), { recursive: true })
  appendFileSync(meetingsFile, meetings.map((one) => `${JSON.stringify(one)}\n`).join(''))
}

/** The last that is known of each test file and source. */
export function keptMeetings(): Meeting[] {
  if (!existsSync(meetingsFile)) return []
  const lines = readFileSync(meetingsFile, 'utf8').split('\n').filter(Boolean)
  const last = new Map<string, Meeting>()
  const texts = new Map<string, string>()
  for (const meeting of lines.map((line): Meeting => JSON.parse(line))) {
    texts.set(meeting.test, meeting.text)
    last.set(`${meeting.test} ${meeting.file}`, meeting)
  }
  return [...last.values()].filter(({ test, text }) => texts.get(test) === text)
}

/** The tests that run a line, near and quick ones first; of a source changed since, all that ran any of it. */
export function testsOfLine(
  { file, line, source }: { file: string; line: number; source: string },
  near: readonly string[],
  meetings: readonly Meeting[],
): string[] {
  const costs = new Map<string, number>()
  for (const met of meetings) {
    if (met.file !== file) continue
    const cost = met.source === source ? met.lines[line] : Math.min(...Object.values(met.lines))
    if (cost !== undefined) costs.set(met.test, cost)
  }
  const cost = (test: string) => (costs.get(test) ?? 0) + near.indexOf(test) * msOfOneNearer
  return near.filter((test) => costs.has(test)).sort((a, b) => cost(a) - cost(b))
}

/** A test that is one nearer may take this much longer and still tries first. */
const msOfOneNearer = 50
