import { answerName } from './faults.ts'
import type { Place } from './purchase.ts'

export type Answers = {
  answers: number
  p99Ms: number
  slowest: { name: string; ms: number }
  /** How often each call was refused, by address and status. */
  refusals: Record<string, number>
}

/** Notes how long all answers took but those of the sandbox, and which were refusals. */
export function notedAnswers(): { heard: NonNullable<Place['heard']>; answers: () => Answers } {
  const times: number[] = []
  const refusals: Record<string, number> = {}
  let slowest = { name: '', ms: 0 }
  return {
    heard(path, response, ms) {
      if (path.startsWith('/sandbox')) return
      times.push(ms)
      if (ms > slowest.ms) slowest = { name: answerName(path, response), ms: Math.round(ms) }
      if (response.status < 400) return
      const name = answerName(path, response)
      refusals[name] = (refusals[name] ?? 0) + 1
    },
    answers() {
      const sorted = Float64Array.from(times).sort()
      const p99Ms = Math.round(sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0)
      return { answers: sorted.length, p99Ms, slowest, refusals: { ...refusals } }
    },
  }
}
