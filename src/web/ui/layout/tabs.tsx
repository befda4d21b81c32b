import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

export interface Tab<K extends string = string> {
  key: K
  label: string
  panel: ReactNode
}

interface TabsProps<K extends string> {
  /** Names the list of tabs. */
  label: string
  tabs: readonly Tab<K>[]
  /** Controlled together with `onSelect`. */
  selected?: K | undefined
  onSelect?: ((key: K) => void) | undefined
}

/** The ARIA tabs: one stop for Tab, arrows go from tab to tab and open it. */
export function Tabs<K extends string>({ label, tabs, selected, onSelect }: TabsProps<K>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.key)
  const current = selected ?? own

  const open = (tab: Tab<K> | undefined) => {
    if (!tab) return
    setOwn(tab.key)
    onSelect?.(tab.key)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.key}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === current)
    const target: Record<string, Tab<K> | undefined> = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }
    if (!(event.key in target)) return
    event.preventDefault()
    open(target[event.key])
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            data-tab={tab.key}
            className={styles.tab}
            aria-selected={tab.key === current}
            aria-controls={`${id}panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => open(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${current}`} className={styles.panel}>
        {tabs.find((tab) => tab.key === current)?.panel}
      </div>
    </div>
  )
}
