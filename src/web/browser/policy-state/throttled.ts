/** A throttle with leading and trailing call (C-120). */
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
