import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Badge } from '../feedback/badge.tsx'
import { ChevronDown } from '../icons/interface.tsx'
import styles from './menu.module.css'
import { useMenu } from './use-menu.ts'

export interface MenuItem<K extends string = string> {
  key: K
  label: string
  icon?: ReactNode
  badge?: string | undefined
}

interface MenuProps<K extends string> {
  /** The button's name. */
  label: string
  icon?: ReactNode
  items: readonly MenuItem<K>[]
  onChoose: (key: K) => void
  align?: 'start' | 'end' | undefined
}

/** A button that opens a list of things to do. On small screens the page stands still behind it. */
export function Menu<K extends string>({ label, icon, items, onChoose, align = 'start' }: MenuProps<K>) {
  const id = useId()
  const menu = useMenu()
  const choose = (key: K) => {
    menu.close()
    onChoose(key)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears only that the focus has left
    <div
      className={styles.root}
      ref={menu.root}
      data-menu={menu.open ? 'open' : 'closed'}
      onBlur={menu.onBlur}
    >
      <button
        type="button"
        ref={menu.button}
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        aria-controls={id}
        onClick={menu.toggle}
        onKeyDown={menu.onButtonKey}
      >
        {icon}
        <span className={styles.label}>{label}</span>
        <ChevronDown size={18} className={styles.chevron} />
      </button>
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={cx(styles.menu, styles[align])}
        hidden={!menu.open}
        onKeyDown={menu.onItemKey}
      >
        {items.map((item) => (
          <Item key={item.key} item={item} onChoose={() => choose(item.key)} />
        ))}
      </div>
    </div>
  )
}

const Item = ({ item, onChoose }: { item: MenuItem; onChoose: () => void }) => (
  <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onChoose}>
    {item.icon}
    <span className={styles.itemLabel}>{item.label}</span>
    {item.badge && <Badge tone="accent">{item.badge}</Badge>}
  </button>
)
