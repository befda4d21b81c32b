import type { Failure, FailureCode } from '#contract/failure.ts'
import { Outbox, type OutboxDeps, type OutboxEvent, type Save } from '#web/saving/outbox.ts'
import { emptyOutbox, type StoredOutbox } from '#web/saving/outbox-storage.ts'

export type Answer = Awaited<ReturnType<OutboxDeps['send']>>

export const saved = (version: number, customerLeadId = 'lead-1'): Answer => ({
  ok: true,
  body: { status: 'success', data: { message: '', data: { customerLeadId, version } } },
})
export const refused = (status: number, code: FailureCode, more: Partial<Failure> = {}): Answer => ({
  ok: false,
  status,
  failure: { status: 'error', code, message: 'No', ...more },
})
export const lost = refused(0, 'unavailable')

/** A journey on the server after its second step. */
export const current = (version: number, make: string) => ({
  customerLeadId: 'lead-1',
  version,
  quoteType: 'motor' as const,
  source: 'customer' as const,
  processStep: 'step2',
  processDescription: 'make',
  leadsTo: { path: '/motor', screen: 'model', activeStep: 3 },
  step2: { make: { label: make, value: 47 } },
})

/** An outbox with a fake server: one reply per save; without a reply the save stays pending. */
export function anOutbox(answers: Answer[], shelved: StoredOutbox = emptyOutbox) {
  const sent: Save[] = []
  const news: OutboxEvent[] = []
  let kept = shelved
  let goOn = () => {}
  const outbox = new Outbox({
    send: (save) => {
      sent.push(save)
      const answer = answers.shift()
      return answer ? Promise.resolve(answer) : new Promise(() => {})
    },
    storage: {
      read: () => kept,
      write: (next) => {
        kept = next
      },
    },
    isLoggedIn: () => false,
    ownNumber: () => undefined,
    pause: (_, now) =>
      new Promise((resolve) => {
        goOn = resolve
        now.addEventListener('abort', () => resolve())
      }),
  })
  outbox.onEvent((one) => news.push(one))
  return { outbox, sent, news, answers, kept: () => kept, goOn: () => goOn() }
}

export const steps = (saves: readonly Save[]) => saves.map(({ step, version }) => [step, version])
export const settled = () => new Promise((resolve) => setTimeout(resolve))
