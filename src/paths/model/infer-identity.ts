import type { AnyStateMachine } from 'xstate'
import type { Model } from '../types.ts'
import { fieldReads } from './field-reads.ts'
import { DelayReads, Relevance } from './relevance.ts'
import { type Reference, wrapped } from './wrapped.ts'

type Arguments = { context: unknown; check?: (guard: Reference) => boolean }
type OfArguments = (args: Arguments, params: unknown) => unknown
type Builtin = OfArguments & {
  type?: string
  check?: unknown
  guards?: readonly Reference[]
  resolve?: (...all: unknown[]) => [unknown, unknown, Reference[] | undefined]
  assignment?: OfArguments | Record<string, unknown>
  event?: unknown
  delay?: unknown
  id?: string
  collect?: OfArguments
}

/** A machine that finds out, while it is walked, which fields of its context decide what may happen next. */
export function inferIdentity(machine: AnyStateMachine): NonNullable<Model['apart']> {
  const { machine: watched, relevance, delays } = new Watching(machine)
  return {
    machine: watched,
    fields: relevance.fields,
    decide: (fields) => relevance.decide(fields),
    decideDelay: (timer) => delays.decide(timer),
  }
}

class Watching {
  readonly relevance = new Relevance()
  readonly delays = new DelayReads(this.relevance)
  readonly machine: AnyStateMachine
  readonly #actions: Record<string, unknown>
  readonly #named: Record<string, unknown>
  /** The parameters given last, and the fields that were read for them. */
  #params: { given: unknown; read: string[] } = { given: undefined, read: [] }

  constructor(machine: AnyStateMachine) {
    this.#actions = machine.implementations.actions
    this.#named = machine.implementations.delays
    this.machine = wrapped(machine, {
      guard: (guard) => this.#guard(guard),
      action: (action) => this.#action(action),
      output: (output) => this.#deciding(output),
    })
  }

  #guard(guard: Reference): Reference {
    if (isNamed(guard)) return { ...guard, params: this.#deciding(guard.params) }
    if (!isFunction(guard) || !guard.check) return this.#deciding(guard)
    return guard.guards ? alike(guard, { guards: guard.guards.map((one) => this.#guard(one)) }) : guard
  }

  #action(action: Reference): Reference {
    if (isNamed(action)) return this.#isBuiltin(action.type) ? this.#withParams(action) : action
    if (!isFunction(action) || !action.resolve) return action
    if (action.type === 'xstate.assign')
      return alike(action, { assignment: this.#assignment(action.assignment) })
    if (action.type === 'xstate.raise')
      return alike(action, { event: this.#deciding(action.event), delay: this.#delay(action) })
    if (action.type === 'xstate.sendTo') return alike(action, { delay: this.#delay(action) })
    if (action.type === 'xstate.enqueueActions') return this.#enqueuing(action)
    return action
  }

  /** Whatever is a function of the context, and by what it gives chooses what happens. */
  #deciding(given: unknown): unknown {
    if (!isFunction(given)) return given
    return (args: Arguments, params: unknown) =>
      this.relevance.deciding(args.context, (context) => given({ ...args, context }, params))
  }

  /** What it reads matters only where the timer runs beside others. */
  #delay({ delay, id, event }: Builtin): unknown {
    const given = typeof delay === 'string' ? this.#named[delay] : delay
    if (!isFunction(given)) return delay
    return (args: Arguments, params: unknown) =>
      this.delays.reading(id ?? typeOf(event), args.context, (context) => given({ ...args, context }, params))
  }

  #assignment(assignment: Builtin['assignment']): Builtin['assignment'] {
    if (isFunction(assignment)) {
      return (args, params) =>
        this.relevance.assigningMany(assignment, args.context, this.#readFor(params), (context) =>
          assignment({ ...args, context }, params),
        )
    }
    const of = (field: string, given: unknown) => {
      if (!isFunction(given)) return given
      return (args: Arguments, params: unknown) =>
        this.relevance.assigningOne(field, args.context, this.#readFor(params), (context) =>
          given({ ...args, context }, params),
        )
    }
    return Object.fromEntries(
      Object.entries(assignment ?? {}).map(([field, given]) => [field, of(field, given)]),
    )
  }

  /** It decides which actions are done; those are watched as well. */
  #enqueuing(action: Builtin): Reference {
    const collect: OfArguments = (args, params) =>
      this.relevance.deciding(args.context, (context) => {
        const check = (guard: Reference) => args.check?.(this.#guard(guard))
        return action.collect?.({ ...args, context, check } as Arguments, params)
      })
    const resolve: Builtin['resolve'] = (...all) => {
      const [snapshot, params, actions] = action.resolve?.(...all) ?? [all[1], undefined, undefined]
      return [snapshot, params, actions?.map((one) => this.#action(one))]
    }
    return alike(action, { collect, resolve })
  }

  #withParams<T extends { params?: unknown }>(action: T): T {
    const { params } = action
    if (!isFunction(params)) return action
    const watched = (args: Arguments) => {
      const reads = fieldReads(Object(args.context), (field) => this.relevance.decide([field]))
      const given = params({ ...args, context: reads.context }, undefined)
      reads.close()
      this.#params = { given, read: [...reads.asked, ...reads.listed] }
      return given
    }
    return { ...action, params: watched }
  }

  #isBuiltin(name: string): boolean {
    const action = this.#actions[name]
    return isFunction(action) && action.resolve !== undefined
  }

  #readFor(params: unknown): string[] {
    return params === this.#params.given ? this.#params.read : []
  }
}

const typeOf = (event: unknown): string => (isNamed(event) ? event.type : '')
const isFunction = (value: unknown): value is Builtin => typeof value === 'function'
const isNamed = (value: unknown): value is { type: string; params?: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value

/** Something of XState's with other parts: what it is made of stands on the function. */
const alike = (builtin: Builtin, parts: Partial<Builtin>): Reference =>
  Object.assign(() => undefined, builtin, parts)
