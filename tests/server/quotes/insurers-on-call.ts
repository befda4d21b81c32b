import * as v from 'valibot'
import { type QuoteReply, quoteRequest } from '#contract/partners/insurer.ts'
import { type MotorRisk, motorRisk } from '#contract/partners/motor.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { isDeclined, rateMotor } from '#sandbox/rating/motor-premium.ts'

type Reply = (key: string, risk: MotorRisk) => Response | Promise<Response>

const refusal = (status: number, code: string, message: string) =>
  Response.json({ type: 'insurer_error', code, message }, { status })

const today = '2026-06-15'
let quoteNumbers = 0

/** How an insurer may answer a question for its price. */
export const says = {
  price: (key: string, risk: MotorRisk): Response => {
    const insurer = motorInsurers.find((one) => one.key === key)
    if (!insurer) return refusal(404, 'not_found', 'No such insurer')
    const premium = rateMotor(risk, insurer, today)
    if (isDeclined(premium)) return refusal(422, 'declined', premium.declined)
    quoteNumbers += 1
    const reply: QuoteReply = {
      quote_number: `Q-${quoteNumbers}`,
      plan_id: `${key}-${risk.coverType}`,
      plan_name: 'Motor',
      premium: {
        ...premium,
        lines: premium.lines.map((line) => ({ ...line })),
        notOffered: [...premium.notOffered],
      },
      questions: [],
      notes: [],
    }
    return Response.json(reply)
  },
  no: (reason: string) => () => refusal(422, 'declined', reason),
  fault: (status: number) => () => refusal(status, 'internal_error', 'Something went wrong'),
  page: () => new Response('<p>Closed</p>', { headers: { 'content-type': 'text/html' } }),
  nothing: () => new Promise<Response>(() => {}),
}

/** Twelve insurers that answer as a test tells them: at once, when let go, or never. */
export class InsurersOnCall {
  #replies = new Map<string, Reply>()
  #held = new Map<string, () => void>()
  /** Who was asked, in order. */
  asked: string[] = []
  /** What each question is called to its insurer. */
  references: string[] = []
  /** How many were asked at the same time at most. */
  mostAtOnce = 0
  readonly #open = new Set<string>()

  reset(): void {
    this.#replies.clear()
    this.#held.clear()
    this.asked = []
    this.references = []
    this.mostAtOnce = 0
    this.#open.clear()
  }

  let(key: string, reply: Reply): void {
    this.#replies.set(key, reply)
  }

  letAll(reply: Reply): void {
    for (const { key } of motorInsurers) this.let(key, reply)
  }

  /** From now on every insurer waits until it is let go. */
  holdAll(): void {
    for (const { key } of motorInsurers) this.hold(key)
  }

  hold(key: string): void {
    this.let(key, async (_, risk) => {
      await new Promise<void>((resolve) => this.#held.set(key, resolve))
      return says.price(key, risk)
    })
  }

  /** Lets an insurer answer that was asked and waits. */
  async letGo(...keys: string[]): Promise<void> {
    for (const key of keys) {
      while (!this.#held.has(key)) await new Promise((resolve) => setTimeout(resolve, 1))
      this.#held.get(key)?.()
      this.#held.delete(key)
    }
  }

  fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const key = new URL(request.url).pathname.split('/').at(-2) ?? ''
    this.asked.push(key)
    this.#open.add(key)
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#open.size)
    request.signal.addEventListener('abort', () => this.#open.delete(key))
    const sent = v.parse(v.object({ ...quoteRequest.entries, risk: motorRisk }), await request.json())
    this.references.push(sent.reference)
    const reply = await (this.#replies.get(key) ?? says.price)(key, sent.risk)
    this.#open.delete(key)
    return reply
  }
}
