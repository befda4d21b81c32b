import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What is counted in this process, in Prometheus' words; nothing of it names a person, a journey or an address. */
export type Metrics = ReturnType<typeof createMetrics>

/** Seconds; the slowest call waits 60 s for an insurer. */
const seconds = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 30, 60]

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    /** Rate, errors and duration are of its count, its `status` and its buckets. */
    requests: new Histogram({
      name: 'safar_request_seconds',
      help: 'From a request to the head of its reply, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: seconds,
      registers,
    }),
    refusals: new Counter({
      name: 'safar_refusals_total',
      help: 'Requests that were refused, by the code of the reply.',
      labelNames: ['route', 'code'],
      registers,
    }),
    partnerCalls: new Histogram({
      name: 'safar_partner_call_seconds',
      help: 'Calls of outside parties: answered, failed, or left by whoever had asked.',
      labelNames: ['partner', 'outcome'],
      buckets: seconds,
      registers,
    }),
    jobRuns: new Counter({
      name: 'safar_job_runs_total',
      help: 'Attempts at jobs: done, failed and to be tried again, or given up after the last one.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    prices: new Counter({
      name: 'safar_prices_total',
      help: 'What insurers answered when they were asked for a price.',
      labelNames: ['product', 'insurer', 'answer'],
      registers,
    }),
  }
}

/** Adds what Node tells of this process: event-loop delay, memory, processor time, garbage collection. */
export const measureProcess = ({ registry }: Metrics): void => collectDefaultMetrics({ register: registry })
