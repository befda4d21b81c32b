/** A form that came back: it was sent without script, and the server draws its page anew with what was typed. */
export type PostedForm = {
  /** The event that it asks for. */
  asks: string
  answers: Readonly<Record<string, unknown>>
  /** What is wrong, by field. */
  issues: readonly { path: string; message: string }[]
  /** What is wrong with none of its fields. */
  problem?: string
}
