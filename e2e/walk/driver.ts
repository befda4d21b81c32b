import { expect, type Page, test } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { type Walker, walkerOf } from '#machines/recording/step.ts'
import { eventOf } from '#paths/model/events.ts'
import type { Driver } from '#paths/run/driver.ts'
import type { PathEvent, TestPath } from '#paths/types.ts'
import type { ApiRequest, Reply } from './api-request.ts'
import { awaitedAt, endedBy } from './awaited.ts'
import { cause, lost } from './cause.ts'
import { type Control, controlsIn, isOffered } from './controls.ts'
import { holdCalls } from './held-calls.ts'
import { type Stage, type Walk, wantedFor } from './stage.ts'
import { isBrief, stopTime } from './time.ts'
import { forgetVisits } from './visited.ts'

/** Walks paths through the real pages, the machine beside them: after every event both stand alike. */
export class PageDriver implements Driver, AsyncDisposable {
  readonly #page: Page
  readonly #stage: Stage
  readonly #walker: Walker
  #begun: Walk | undefined
  /** Time stands still. */
  #isStopped = false
  /** What the page lets a person use, until something happens. */
  #controls: Control[] | undefined

  constructor(page: Page, stage: Stage) {
    this.#page = page
    this.#stage = stage
    this.#walker = walkerOf(stage.testModel.machine)
  }

  get #walk(): Walk {
    if (!this.#begun) throw new Error('the path has not begun')
    return this.#begun
  }

  async begin({ start }: TestPath): Promise<void> {
    const begin = this.#stage.starts[start.name]
    if (!begin) throw new Error(`nobody can begin with ${start.name}`)
    const page = this.#page
    const held = await holdCalls(page, (request) => this.#usual(request))
    const { snapshot } = this.#walker.begin(start.input)
    this.#begun = { page, held, snapshot }
    await this.#stage.prepare?.(page)
    this.#holdWhatIsAwaited()
    await page.clock.install()
    await test.step(start.name, () => begin(page))
    for (const id of this.#called()) await held.asked(id)
  }

  send(said: PathEvent): Promise<void> {
    return test.step(`${said.type} to ${said.to}`, async () => {
      const before = this.#walk
      const event = lost(eventOf(said))
      const { snapshot } = this.#walker.transition(before.snapshot, event)
      const ended = endedBy(event.type)
      // What is held next may be asked by the same path, and would take this call's request.
      if (ended && ended in this.#stage.calls && !this.#stage.causes?.[ended]) await before.held.asked(ended)
      this.#begun = { ...before, snapshot }
      this.#holdWhatIsAwaited(awaitedAt(before.snapshot).filter((id) => id !== ended))
      await this.#letTimePass(snapshot)
      forgetVisits(before.page)
      await cause(before, this.#stage, event)
      this.#controls = undefined
    })
  }

  async expectRefused({ type, data }: PathEvent): Promise<void> {
    const wanted = wantedFor(this.#stage, type, data)
    this.#controls ??= await this.#look()
    if (!isOffered(wanted, this.#controls)) return
    await expect.poll(async () => isOffered(wanted, await this.#look()), 'it can be caused here').toBe(false)
  }

  async expectState(): Promise<void> {
    if (this.#controls === undefined) await this.#stage.expectState(this.#walk)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#begun?.held.release()
  }

  #usual(request: ApiRequest): Reply | Promise<Reply> {
    const reply = this.#stage.usual?.[request.path] ?? 'real'
    return typeof reply === 'function' ? reply(this.#walk, request) : reply
  }

  #look(): Promise<Control[]> {
    return controlsIn(this.#stage.place?.(this.#page) ?? this.#page.locator('body'))
  }

  /** Before a step, for the page asks at once. What waits on waits as it did. */
  #holdWhatIsAwaited(waiting: readonly string[] = []): void {
    for (const id of this.#called()) {
      const call = this.#stage.calls[id]
      if (call && !waiting.includes(id)) this.#walk.held.hold(id, call)
    }
  }

  /** What the page asks of the outside by now. */
  #called(): string[] {
    return awaitedAt(this.#walk.snapshot).filter((id) => id in this.#stage.calls)
  }

  async #letTimePass(next: AnyMachineSnapshot): Promise<void> {
    const stops = isBrief(next)
    if (stops && !this.#isStopped) await stopTime(this.#page)
    else if (!stops && this.#isStopped) await this.#page.clock.resume()
    this.#isStopped = stops
  }
}
