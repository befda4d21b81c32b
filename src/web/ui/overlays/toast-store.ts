import { pageLimits } from '#machines/reference/page-limits.ts'

export type ToastKind = 'success' | 'info' | 'error'

interface ToastContent {
  text: string
  kind?: ToastKind
  /** `login` notices stay three seconds, all others five (C-123). */
  stay?: 'login' | 'usual'
}

interface Toast {
  id: number
  text: string
  kind: ToastKind
}

interface Clock {
  left: number
  since: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const mostShown = 4

/** The notices on the screen, each with a clock that can be stopped. */
export function createToasts() {
  let shown: readonly Toast[] = []
  let lastId = 0
  const clocks = new Map<number, Clock>()
  const listeners = new Set<() => void>()

  const show = (next: readonly Toast[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const close = (id: number) => {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    show(shown.filter((toast) => toast.id !== id))
  }
  const run = (id: number, clock: Clock) => {
    clock.since = Date.now()
    clock.timer = setTimeout(() => close(id), clock.left)
  }
  const stop = (clock: Clock) => {
    if (clock.timer === undefined) return
    clearTimeout(clock.timer)
    clock.timer = undefined
    clock.left -= Date.now() - clock.since
  }

  return {
    add({ text, kind = 'info', stay = 'usual' }: ToastContent): number {
      // The same text restarts its timer instead of appearing twice.
      for (const toast of shown) if (toast.text === text && toast.kind === kind) close(toast.id)
      lastId += 1
      const left = stay === 'login' ? pageLimits.notifications.loginMs : pageLimits.notifications.toastMs
      const clock: Clock = { left, since: 0, timer: undefined }
      clocks.set(lastId, clock)
      run(lastId, clock)
      for (const oldest of shown.slice(0, Math.max(0, shown.length + 1 - mostShown))) close(oldest.id)
      show([...shown, { id: lastId, text, kind }])
      return lastId
    },
    close,
    /** Pointer or focus is on the notifications: none disappears. */
    pause() {
      for (const clock of clocks.values()) stop(clock)
    },
    resume() {
      for (const [id, clock] of clocks) if (clock.timer === undefined) run(id, clock)
    },
    list: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const toasts = createToasts()

/** Shows a notice; gives its id, for closing it early. */
export const toast = (words: ToastContent): number => toasts.add(words)
