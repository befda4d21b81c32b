import { useEffect, useEffectEvent } from 'react'

declare const CloseWatcher: new () => { onclose: () => void; destroy(): void }

/** A phone's back button or gesture closes what is open and does not leave the page, in browsers that tell of it. */
export function useBackGesture(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])
}
