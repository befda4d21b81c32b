import * as v from 'valibot'
import { cell } from './graph-numbers.ts'

/** What may be changed about a state: it is taken away, or another share of its visits ends there for good. */
export const stateChanges = ['removed', 'leaving'] as const

/** A share of all journeys, and how many of those of 30 days that are. */
const finishing = v.object({ share: v.number(), journeys: v.number() })

const whatIfAnswer = v.object({
  came: cell,
  left: cell,
  /** The share of visits there that are the last: now, with the change, and with `leaving` where no share was given. */
  leaving: v.object({ now: v.number(), predicted: v.number(), offered: v.number() }),
  /** Of those who came and did not leave there, the share that finished. */
  wentOn: v.number(),
  now: finishing,
  predicted: finishing,
  /** The 90 % interval of what the next 30 days would show. */
  low: finishing,
  high: finishing,
})

/** The machine's map, and what is predicted of a change at the selected state. */
export const whatIfView = v.object({
  view: v.literal('what-if'),
  svg: v.string(),
  width: v.number(),
  height: v.number(),
  defects: v.array(v.string()),
  /** Those that can be left, in the order of the machine. */
  states: v.array(v.object({ id: v.string(), title: v.string() })),
  /** Absent until one of them is selected. `few`: too little is known of it to tell anything. */
  answer: v.optional(v.union([whatIfAnswer, v.literal('few')])),
})
export type WhatIfAnswer = v.InferOutput<typeof whatIfAnswer>
