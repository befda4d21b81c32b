type Attributes = Record<string, string | number | boolean>

type SpanOptions = {
  /**
   * A `request` or a `job` begins a trace where it has no parent. Everything else is part of one, and no span at all
   * outside of any: the queue asks the database every second for nobody.
   */
  kind?: 'request' | 'job' | 'call' | 'part'
  attributes?: Attributes
  /** The `traceparent` of whoever caused this, in place of what is running. */
  parent?: string | undefined
}

/** Adds what is known only later; `failed` marks the span where nothing was thrown. */
export type Note = (more: { name?: string; attributes?: Attributes; failed?: boolean }) => void

/**
 * What happens to a request as spans of one trace. Names and attributes are patterns, kinds and codes: nothing of them
 * names a person, a journey or an address (decision 0301).
 */
export type Tracing = {
  /** Runs something as a span; an error marks it by its type and is passed on. */
  span: <T>(name: string, options: SpanOptions, run: (note: Note) => Promise<T>) => Promise<T>
  /** The header that hands the running span on to whoever is called. */
  traceparent: () => string | undefined
  traceId: () => string | undefined
  /** Sends what has not been sent yet, for a second at most; never rejects. */
  close: () => Promise<void>
}

/** Traces nothing, at no cost. */
export const noTracing: Tracing = {
  span: (_name, _options, run) => run(() => undefined),
  traceparent: () => undefined,
  traceId: () => undefined,
  close: async () => undefined,
}
