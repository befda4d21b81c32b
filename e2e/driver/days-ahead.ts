/** Loaded before the server: its clock is so many days ahead of everybody's. */
const aheadMs = Number(process.env.CLOCK_AHEAD_DAYS ?? 0) * 24 * 60 * 60 * 1000
const TrueDate = Date

class AheadDate extends TrueDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    if (given.length === 0) super(TrueDate.now() + aheadMs)
    else super(...given)
  }

  static override now(): number {
    return TrueDate.now() + aheadMs
  }
}

globalThis.Date = AheadDate as DateConstructor

export {}
