/**
 * What the browser adds to a machine so that it can be shown. One constant a feature:
 *
 *   export const motorJourney = defineJourney({
 *     machine: motorMachine.provide({ actors }),      its outside calls, from actors.ts
 *     events: motorEvents,
 *     answers: (asks, context) => …,                  what fills a form again
 *     views: { number: NumberView },                  for states whose meta names one; all others are made from `asks`
 *     overlays: { expiry: ExpiryDialog },             views that stand over the screen instead of in its place
 *   })
 *
 * A view is a component with the props `ViewProps<typeof itsMachine>`: what to show (`model`, `screen`) and `send`. It
 * names the machine and never the journey, which imports its views.
 */
import type { ReactNode } from 'react'
import type { ActorRefFrom, AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate'
import type { EventDefinitions } from '#machines/core/event.ts'
import type { Answers } from '#machines/core/field.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import type { SavedMachine } from '#machines/core/saved-machine.ts'
import type { Screen } from '#machines/core/screen.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'

export type FieldError = { path: string; message: string }

/** What a view takes. A view hands all of it to the parts of its screen: `<EventPrompt {...view} />`. */
export type ViewProps<M extends AnyStateMachine = AnyStateMachine> = {
  /** What the machine knows. */
  model: ContextFrom<M>
  screen: Screen
  send(event: EventFromLogic<M>): void
  /** Whether the machine accepts an event now: by its type, or whole where its answers decide. */
  can(event: EventFromLogic<M>['type'] | EventFromLogic<M>): boolean
  /** What the server rejected in saved answers, by field. */
  errors: readonly FieldError[]
  journey: Journey<M>
  actor: ActorRefFrom<M>
}

/** A running machine: the props of its views. */
export type JourneyHandle<M extends AnyStateMachine = AnyStateMachine> = ViewProps<M>

type NavigationState = {
  search?: string
  state?: Record<string, unknown>
  /** This page leaves no history entry. */
  replaces?: boolean
}

type View<M extends AnyStateMachine> = { show(props: ViewProps<M>): ReactNode }['show']

type FrameProps<M extends AnyStateMachine> = ViewProps<M> & { children: ReactNode }
type Frame<M extends AnyStateMachine> = { show(props: FrameProps<M>): ReactNode }['show']

export type Journey<M extends AnyStateMachine = AnyStateMachine> = {
  machine: M
  events: EventDefinitions
  /** What fills a form again, beside what the record answers of it. */
  answers?(asks: string, context: ContextFrom<M>): Answers
  /** What a register says of the same, which is pointed out where an answer differs. */
  says?(asks: string, context: ContextFrom<M>): Answers
  /** What tells drafts of one form apart, where it is filled for several things one after the other. */
  draftOf?(asks: string, context: ContextFrom<M>): string | undefined
  views?: Partial<Record<string, View<M>>>
  overlays?: Partial<Record<string, View<M>>>
  /** The journeys of invoked machines that have screens of their own, by the id of the invocation; see `ChildView`. */
  children?: Partial<Record<string, Journey>>
  /** A frame around every screen: a component that renders its `children`. */
  frame?: Frame<M>
  /** The name of a screen in the address, where each screen has its own history entry. */
  step?(screen: Screen): string | undefined
  /** Where it begins a journey: how its answers lead from the first screen to another. */
  replay?: Omit<SavedMachine, 'machine' | 'events'>
  /** How far along a screen is. */
  progress?(screen: Screen): { step: number; of: number } | undefined
  /** Uploads a document for a form field; returns the id that is the answer. */
  upload?(file: File, context: ContextFrom<M>): Promise<string>
  /** What is passed along when the machine continues on another page: in the address and in the navigation state. */
  navigationState?(context: ContextFrom<M>): NavigationState
  /** Called on every change, and for every step being sent to the server. */
  changed?(context: ContextFrom<M>, screen: Screen): void
  saved?(step: SavedStep, record: JourneyRecord): void
  /** Called when it restarts from another record: what this tab stored of it is outdated. */
  restarted?(record: JourneyRecord): void
}

export const defineJourney = <M extends AnyStateMachine>(journey: Journey<M>): Journey<M> => journey
