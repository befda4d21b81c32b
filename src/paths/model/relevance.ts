import { fieldReads } from './field-reads.ts'
import { textOf } from './identity.ts'

/**
 * Which fields of a context decide what may happen next. A field matters where a guard reads it (or whatever else
 * chooses transitions: an event that is raised, the output of a final state, what `enqueueActions` looks at), and
 * where an assignment reads it that gives a value to a field which matters.
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

  /** These were read to give values to a field. */
  assign(field: string, names: Iterable<string>): void {
    const sources = this.#sources.get(field) ?? new Set()
    for (const name of names) sources.add(name)
    this.#sources.set(field, sources)
    if (this.fields.has(field)) this.decide(sources)
  }

  /** Runs what decides with a context that notes what is read of it. */
  deciding<T>(context: unknown, run: (context: unknown) => T): T {
    if (!isObject(context)) return run(context)
    const reads = fieldReads(context)
    try {
      return run(reads.context)
    } catch {
      // Something that a stand-in is not good enough for, or a fault of the machine's own: then all may matter.
      this.decide(Object.keys(context))
      return run(context)
    } finally {
      this.decide(reads.asked)
      this.decide(reads.listed)
    }
  }

  /** Runs the assignment of one field. */
  assigningOne<T>(field: string, context: unknown, also: Iterable<string>, run: (context: unknown) => T): T {
    const reader = new Relevance()
    const value = reader.deciding(context, run)
    this.assign(field, [...reader.fields, ...also])
    return value
  }

  /** Runs an assignment that gives any fields; what it took over as it was, from listing all, depends on nothing. */
  assigningMany(
    context: unknown,
    also: Iterable<string>,
    run: (context: unknown) => unknown,
  ): unknown {
    const reads = isObject(context) ? fieldReads(context) : undefined
    if (!reads || !isObject(context)) return run(context)
    const given = run(reads.context)
    if (!isObject(given)) return given
    const onlyListed = [...reads.listed].filter((name) => !reads.asked.has(name))
    const isCopied = onlyListed.length > 0 && copies(context, onlyListed, given, run)
    const sources = [...reads.asked, ...(isCopied ? [] : onlyListed), ...also]
    for (const field of Object.keys(given)) {
      if (!isCopied || !onlyListed.includes(field)) this.assign(field, sources)
    }
    return given
  }
}

/**
 * Whether an assignment hands these fields on untouched: given a token in the place of each, that can neither be
 * calculated with nor put into a text, it gives back the tokens in their places and everything else as before.
 */
function copies(
  context: object,
  names: readonly string[],
  given: object,
  run: (context: unknown) => unknown,
): boolean {
  const tokens = Object.fromEntries(names.map((name) => [name, Symbol(name)]))
  try {
    const again = run({ ...context, ...tokens })
    if (!isObject(again)) return false
    const others = Object.keys(given).filter((name) => !names.includes(name))
    return (
      Object.keys(again).join() === Object.keys(given).join() &&
      names.every((name) => Reflect.get(again, name) === tokens[name]) &&
      others.every((name) => textOf(Reflect.get(again, name)) === textOf(Reflect.get(given, name)))
    )
  } catch {
    return false
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
