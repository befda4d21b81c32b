import type * as v from 'valibot'
import type { Answers, Fields, GivenEvent, Option, Payload } from './field.ts'
import { formSchema } from './field.ts'
import type { SavedStep } from './meta.ts'

/** How an event is caused: by filling a form, choosing a tile, pressing a button, or by the outside. */
type How = 'form' | 'choice' | 'button' | 'system'

export type EventDefinition<P = unknown> = {
  how: How
  /** The accessible name of what sends it: the form's submit button, the button itself, or the group of tiles. */
  label: string
  fields: Fields
  /** The schema of its payload, on this day. */
  schema: (today: string) => v.GenericSchema<unknown, P>
  /** Payloads that together cover every branch, on this day; the first is the usual one. */
  samples: (today: string) => readonly P[]
  /** What it changes in the record; absent where it changes nothing. */
  saved?: SavedAnswer
  /** Changes no answer by itself, but decides where later answers are applied, so it is sent along with them. */
  navigates?: true
}

/** What several answers are about. `separator` stands between them where they are read; by default a comma. */
export type Subject = { label: string; separator?: string }

/** What an answer changes in the record of a journey. Declared by `answering`, see answer.ts. */
export type SavedAnswer = {
  /** The specification's saved step whose fields carry it. */
  step: SavedStep
  /** Every price depends on it. */
  isRated: boolean
  change: (answer: object, record: object, today: string) => object
  /** The answer as the record has it, whole or in part; nothing where the record was answered otherwise. */
  known: (record: object, today: string) => Answers | undefined
  /** What it is compared as when two devices have answered differently; see `Comparison` in answer.ts. */
  subject?: Subject
  reads?: (record: object) => string
  brings: readonly string[]
}

type Samples<P> = readonly P[] | ((today: string) => readonly P[])
const onDay = <P>(samples: Samples<P>) => (typeof samples === 'function' ? samples : () => samples)

export function form<const F extends Fields>(
  label: string,
  fields: F,
  samples: Samples<NoInfer<Payload<F>>>,
): EventDefinition<Payload<F>> {
  return asking('form', label, fields, samples)
}

/** A single choice among the options of its only field. */
export function choice<const F extends Fields>(
  label: string,
  fields: F,
  samples: Samples<NoInfer<Payload<F>>>,
): EventDefinition<Payload<F>> {
  return asking('choice', label, fields, samples)
}

/** What depends on the day alone, built once for the latest day asked for. */
function onceADay<T>(build: (today: string) => T): (today: string) => T {
  let latest: { today: string; built: T } | undefined
  return (today) => {
    if (latest?.today !== today) latest = { today, built: build(today) }
    return latest.built
  }
}

function asking<const F extends Fields>(how: How, label: string, fields: F, samples: Samples<Payload<F>>) {
  return {
    how,
    label,
    fields,
    schema: onceADay((today) => formSchema(fields, today)),
    samples: onDay(samples),
  }
}

// biome-ignore lint/complexity/noBannedTypes: an event without payload adds nothing to `{ type }`
type Nothing = {}

export function button(label: string): EventDefinition<Nothing> {
  return asking('button', label, {}, [{}])
}

/** A way through the screens, such as back: sent to the server along with the answers after it. */
export const navigation = <P>(definition: EventDefinition<P>): EventDefinition<P> => ({
  ...definition,
  navigates: true,
})

/** A button with a payload, such as a card's own button or a switch. */
export function selection<P>(
  label: string,
  schema: v.GenericSchema<unknown, P>,
  samples: Samples<NoInfer<P>>,
): EventDefinition<P> {
  return { how: 'button', label, fields: {}, schema: () => schema, samples: onDay(samples) }
}

/** Caused by the outside, never by a person. */
export function system<P>(
  label: string,
  schema: v.GenericSchema<unknown, P>,
  samples: Samples<NoInfer<P>>,
): EventDefinition<P> {
  return { how: 'system', label, fields: {}, schema: () => schema, samples: onDay(samples) }
}

export type PayloadOf<D> = D extends EventDefinition<infer P> ? P : never

export type EventDefinitions = Record<string, EventDefinition>

/** The union of a machine's events, from its definitions. */
export type EventsOf<D> = {
  [K in keyof D & string]: { type: K } & PayloadOf<D[K]>
}[keyof D & string]

export type { GivenEvent, Option }
