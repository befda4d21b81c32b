import * as v from 'valibot'
import { coverageReport } from './coverage.ts'

const eventOfPath = v.object({
  type: v.string(),
  /** The event without its type; the result of a call is under `output` or `error`. */
  data: v.optional(v.record(v.string(), v.unknown())),
  from: v.string(),
  to: v.string(),
  /** Id of the transition taken, or of the refusing state where `refused`. */
  edge: v.string(),
  /** Automatic transitions right after it. */
  also: v.optional(v.array(v.string())),
  /** Milliseconds to wait before it is said. */
  wait: v.optional(v.number()),
  /** The machine raised it before, and it comes by itself now. */
  due: v.optional(v.literal(true)),
  /** The machine has to refuse this event here. */
  refused: v.optional(v.literal(true)),
})

const testPath = v.object({
  id: v.string(),
  start: v.object({ name: v.string(), input: v.optional(v.unknown()) }),
  begins: v.string(),
  takes: v.optional(v.array(v.string())),
  events: v.array(eventOfPath),
})

const totals = v.object({ paths: v.number(), events: v.number(), longest: v.number() })

/** The fewest paths that reach every target of a criterion, with the proof. */
export const suite = v.object({
  machine: v.string(),
  criterion: v.string(),
  /** Explored states and the arcs between them. */
  states: v.number(),
  transitions: v.number(),
  targets: v.number(),
  covered: v.number(),
  uncovered: v.array(v.object({ target: v.string(), reason: v.string() })),
  paths: v.array(testPath),
  totals,
  /** Lower bound: no suite for these targets has fewer events than `events`; `gap` is how many more this one has. */
  bound: v.object({ events: v.number(), gap: v.number(), exact: v.boolean() }),
  ms: v.object({ explore: v.number(), solve: v.number() }),
  /** Why exploring was incomplete. */
  stopped: v.optional(v.string()),
  /** Notes for the reader, in sentences. */
  notes: v.optional(v.array(v.string())),
  /** Ids of each worker's paths, where they are shared. */
  shares: v.optional(v.array(v.array(v.string()))),
  /** Events of the busiest worker; no distribution has fewer than `bound`. */
  makespan: v.optional(v.object({ events: v.number(), bound: v.number(), gap: v.number() })),
  /** Which part of a suite it is. */
  shard: v.optional(v.object({ number: v.number(), of: v.number(), whole: totals })),
})

/** A finding about a machine. */
const finding = v.object({
  check: v.string(),
  /** Id of a state or of a transition. */
  place: v.string(),
  message: v.string(),
  path: v.optional(testPath),
})

/** Findings of the model checks, and why they may be incomplete. */
export const checked = v.object({
  findings: v.array(finding),
  notes: v.array(v.string()),
  stopped: v.optional(v.string()),
})

/** A machine of the catalogue and the size of its definition. */
export const machineSummary = v.object({
  key: v.string(),
  title: v.string(),
  states: v.number(),
  transitions: v.number(),
})

const node = v.object({
  id: v.string(),
  key: v.string(),
  parent: v.optional(v.string()),
  type: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  title: v.optional(v.string()),
})
const edge = v.object({
  id: v.string(),
  source: v.string(),
  targets: v.array(v.string()),
  event: v.string(),
  branch: v.number(),
  guard: v.optional(v.string()),
  reenter: v.boolean(),
})

/** A machine's outline: states, transitions, and whatever else can be a target. */
export const outline = v.object({
  key: v.string(),
  title: v.string(),
  nodes: v.array(node),
  edges: v.array(edge),
  /** Every event that a person or the outside may cause. */
  events: v.array(v.string()),
  tags: v.array(v.string()),
})

/** What the last test run covered of one machine; a level that walked nothing of it is absent. */
export const machineRun = v.object({
  /** When the report was written, in ISO 8601. */
  at: v.string(),
  levels: coverageReport.entries.machines.item.entries.levels,
})

export type PathEvent = v.InferOutput<typeof eventOfPath>
export type TestPath = v.InferOutput<typeof testPath>
export type Suite = v.InferOutput<typeof suite>
export type Finding = v.InferOutput<typeof finding>
export type Checked = v.InferOutput<typeof checked>
export type MachineRun = v.InferOutput<typeof machineRun>
export type MachineSummary = v.InferOutput<typeof machineSummary>
export type Outline = v.InferOutput<typeof outline>
export type OutlineNode = v.InferOutput<typeof node>
export type OutlineEdge = v.InferOutput<typeof edge>
