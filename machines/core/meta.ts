/** All that the outside may know of a state. */
export type StateMeta = {
  /** Which view shows it; absent where the generic one, made from `asks`, will do. */
  view?: string
  /** What stands over that view: a dialog. */
  overlay?: string
  /** The screen's heading. */
  title?: string
  /** One sentence under the heading: what is asked and why. */
  lead?: string
  /** The event whose definition makes the form or the tiles of this state. */
  asks?: string
  /** The page, with `{id}` for the lead id, where this state is shown. */
  path?: string
  /** What this screen is called in the address, where it is not called as its state. */
  step?: string
  /** What the server keeps when this state is answered (register 3.5). */
  savedStep?: SavedStep
  /** The specification's activeStep. */
  screen?: ScreenNumber
  /** Ids of requirements that the state meets; paths can be asked for by them. */
  requirements?: readonly string[]
}

export type SavedStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
export type ScreenNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13

/** `busy`: waits for an answer from outside. `resendable`: the code may be sent again. */
export type StateTag = 'busy' | 'resendable' | 'streaming'
