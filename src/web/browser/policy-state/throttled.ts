/** Acts at once, then at most once in so many ms, with a last time for what came meanwhile (register C-120). */
export function throttled(act: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false

  const flush = () => {
    if (!isDue) return
    isDue = false
    act()
  }
  const call = () => {
    isDue = true
    if (timer !== undefined) return
    flush()
    timer = setTimeout(() => {
      timer = undefined
      if (isDue) call()
    }, ms)
  }
  return { call, flush }
}
