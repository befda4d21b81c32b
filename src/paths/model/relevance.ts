import { taken } from './carried-fields.ts'
import { type FieldReads, fieldReads } from './field-reads.ts'
import { hasSteadyKeys } from './steady-keys.ts'

type OfContext<T> = (context: unknown) => T

/**
 * Which fields of a context decide what may happen next. A field matters where a guard reads it (or whatever else
 * chooses transitions: an event that is raised, the output of a final state, what `enqueueActions` looks at), and
 * where an assignment reads it that gives a value to a field which matters. An assignment that need not give the
 * same fields every time counts as giving all.
 *
 * Two contexts alike in all fields that matter cannot be told apart by the machine: every function that was run
 * read only such fields, so with the other context it reads the same ones, finds the same values and does the same.
 * That holds of functions of context and event alone, which is what XState asks for.
 */
export class Relevance {
  /** It only grows. */
  readonly fields = new Set<string>()
  /** Field -> fields that some assignment read to give it a value. */
  readonly #sources = new Map<string, Set<string>>()

  /** These were read to decide what happens. */
  decide(names: Iterable<string>): void {
    const waiting = [...names]
    for (const name of waiting) {
      if (this.fields.has(name)) continue
      this.fields.add(name)
      waiting.push(...(this.#sources.get(name) ?? []))
    }
  }

  /** These were read to give values to some fields. */
  assign(fields: Iterable<string>, names: readonly string[]): void {
    for (const field of fields) {
      const sources = this.#sources.get(field) ?? new Set()
      for (const name of names) sources.add(name)
      this.#sources.set(field, sources)
      if (this.fields.has(field)) this.decide(sources)
    }
  }

  /** Runs what decides, with a context that notes what is read of it. */
  deciding<T>(context: unknown, run: OfContext<T>): T {
    const { result, reads } = this.#watch(context, run)
    this.decide([...reads.asked, ...reads.listed])
    return result
  }

  /** Runs something, and says what it read. */
  reading<T>(context: unknown, run: OfContext<T>): { result: T; read: string[] } {
    const { result, reads } = this.#watch(context, run)
    return { result, read: [...reads.asked, ...reads.listed] }
  }

  /** Runs the assignment of one field; `also` was read before, for its parameters. */
  assigningOne<T>(field: string, context: unknown, also: readonly string[], run: OfContext<T>): T {
    const { result, reads } = this.#watch(context, run)
    this.assign([field], [...reads.asked, ...reads.listed, ...also])
    return result
  }

  /** Runs an assignment that gives several fields. */
  assigningMany(source: object, context: unknown, also: readonly string[], run: OfContext<unknown>): unknown {
    const { result, reads } = this.#watch(context, run)
    const read = [...reads.asked, ...reads.listed, ...also]
    if (!isObject(result) || !isObject(context)) return result
    if (!hasSteadyKeys(source)) {
      this.assign([...Object.keys(context), ...Object.keys(result)], read)
      return result
    }
    const onlyListed = [...reads.listed].filter((name) => !reads.asked.has(name))
    const asBefore = taken(context, onlyListed, result, run)
    const given = Object.keys(result).filter((name) => !asBefore?.has(name))
    this.assign(given, asBefore ? [...reads.asked, ...also] : read)
    return result
  }

  #watch<T>(context: unknown, run: OfContext<T>): { result: T; reads: Omit<FieldReads, 'context'> } {
    if (!isObject(context)) return { result: run(context), reads: { asked: new Set(), listed: new Set() } }
    const reads = fieldReads(context, (field) => this.decide([field]))
    try {
      return { result: run(reads.context), reads }
    } catch {
      // Something that a stand-in is not good enough for: then all may matter.
      return { result: this.#orFailing(context, reads, run), reads: everything(context) }
    } finally {
      reads.close()
    }
  }

  /** A fault of the machine's own: it need not fail where the fields it came by are others. */
  #orFailing<T>(context: object, { asked }: FieldReads, run: OfContext<T>): T {
    try {
      return run(context)
    } catch (error) {
      this.decide(suspectsIn(context, asked))
      throw error
    }
  }
}

/** The fields that delays are worked out by: they matter only of a timer that runs beside others. */
export class DelayReads {
  readonly #relevance: Relevance
  readonly #read = new Map<string, Set<string>>()
  readonly #deciding = new Set<string>()

  constructor(relevance: Relevance) {
    this.#relevance = relevance
  }

  reading<T>(timer: string, context: unknown, run: OfContext<T>): T {
    const { result, read } = this.#relevance.reading(context, run)
    this.#read.set(timer, new Set([...(this.#read.get(timer) ?? []), ...read]))
    if (this.#deciding.has(timer)) this.decide(timer)
    return result
  }

  decide(timer: string): void {
    this.#deciding.add(timer)
    this.#relevance.decide(this.#read.get(timer) ?? [])
  }
}

const everything = (context: object) => ({
  asked: new Set(Object.keys(context)),
  listed: new Set<string>(),
})

/** Of fields that were read before something failed, those that have fields of their own, or ought to. */
export const suspectsIn = (context: object, fields: Iterable<string>): string[] =>
  [...fields].filter((field) => {
    const value: unknown = Reflect.get(context, field)
    return value === undefined || value === null || typeof value === 'object'
  })

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
