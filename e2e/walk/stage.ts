import type { Locator, Page } from 'playwright/test'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Answers } from '#machines/core/field.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { namesOf } from '../driver/words.ts'
import type { ApiRequest, Reply } from './api-request.ts'
import { type Control, controlsOf, type Wanted } from './controls.ts'
import type { Calls, HeldCalls } from './held-calls.ts'

/** A path on its way through the real pages, with the machine beside it. */
export type Walk = { page: Page; held: HeldCalls; snapshot: AnyMachineSnapshot }

/** Brings a browser to where a start begins. */
export type Begin = (page: Page) => Promise<void>
type Cause = (walk: Walk, event: AnyEventObject) => Promise<void>
/** A reply that does not depend on the path, or one that follows from where the walk is. */
type Usual = Reply | ((walk: Walk, request: ApiRequest) => Reply | Promise<Reply>)

/** A machine as a browser can walk it. */
export type Stage = {
  testModel: TestModel
  /** How the page makes the machine's calls. */
  calls: Calls
  /** What the server says to whatever no path asks about; the real one where it is not said. */
  usual?: Readonly<Record<string, Usual>>
  /** What else has to be set up before the page is opened. */
  prepare?: (page: Page) => Promise<void>
  starts: Readonly<Record<string, Begin>>
  /** Checks that the page shows the state. */
  expectState: (walk: Walk) => Promise<void>
  /** Events that no form, tile or button of their own causes, by type; ends of child machines, by id. */
  causes?: Readonly<Record<string, Cause>>
  /** What is pressed to cause an event, where it is no button of the event's own label. */
  controls?: Readonly<Record<string, (data: Answers) => Control>>
  /** Does first what an answer takes in the page's state, and says what is answered where it cannot be the sample. */
  adapt?: (walk: Walk, event: AnyEventObject) => Promise<AnyEventObject>
  /** The machine's own page, where its states name it. */
  path?: string
  /** Where the machine's forms and buttons are; the whole page where it is not said. */
  place?: (page: Page) => Locator
  /** Transitions that nobody can take here, each with its reason. */
  beyond?: Readonly<Record<string, string>>
}

/** What a person has to be offered to cause an event; nothing where it is caused in a way of its own. */
export function wantedFor(stage: Stage, type: string, data: Answers = {}): Wanted {
  const { testModel, causes = {}, controls = {} } = stage
  const control = controls[type]?.(data)
  if (control) return [{ roles: [control.role], name: namesOf(control.name) }]
  const definition = testModel.events[type]
  return definition === undefined || type in causes ? [] : controlsOf(definition, data)
}
