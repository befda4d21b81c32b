/** HiGHS chooses what to try next by the time that has passed; where steps are counted, the clock stands still for it. */
export function withoutClock(run: () => void): void {
  const { now } = performance
  performance.now = () => 0
  try {
    run()
  } finally {
    performance.now = now
  }
}
