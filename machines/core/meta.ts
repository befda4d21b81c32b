/** Everything the outside may know of a state. */
export type StateMeta = {
  /** The view that shows it; absent for the generic one made from `asks`. */
  view?: string
  /** The dialog over that view. */
  overlay?: string
  /** The screen's heading. */
  title?: string
  /** One sentence under the heading: what is asked and why. */
  lead?: string
  /** The event whose definition provides the form or the tiles of this state. */
  asks?: string
  /** The page that shows this state, with `{id}` for the lead id. */
  path?: string
  /** The screen's name in the address, where it differs from the state's. */
  step?: string
  /** The specification's saved step that answering this state completes (step M1 to step M12). */
  savedStep?: SavedStep
  /** The specification's activeStep. */
  screen?: ScreenNumber
  /** Ids of requirements that the state meets, by which paths can be requested. */
  requirements?: readonly string[]
}

export type SavedStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
export type ScreenNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13

/** `busy`: waiting for the outside. `resendable`: the code may be sent again. */
export type StateTag = 'busy' | 'resendable' | 'streaming'
