import { useRef } from 'react'
import type { CategoryKey } from '#machines/reference/categories.ts'
import { IconButton } from '../ui/actions/icon-button.tsx'
import { Badge } from '../ui/feedback/badge.tsx'
import { CloseIcon, MenuIcon } from '../ui/icons/interface.tsx'
import type { MenuItem } from '../ui/overlays/menu.tsx'
import { Brand } from './brand.tsx'
import styles from './mobile-menu.module.css'
import { Support } from './support.tsx'

interface MobileMenuProps {
  products: readonly MenuItem<CategoryKey>[]
  onProduct: (category: CategoryKey) => void
}

/** The hamburger. A native modal dialog keeps the focus in, hears Escape and gives the focus back. */
export function MobileMenu({ products, onProduct }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const choose = (key: CategoryKey) => {
    close()
    onProduct(key)
  }
  return (
    <>
      <IconButton
        label="Open menu"
        icon={<MenuIcon size={26} />}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} className={styles.dialog} aria-label="Menu">
        <div className={styles.top}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: following the link inside closes the menu */}
          <span onClick={close}>
            <Brand />
          </span>
          <IconButton label="Close menu" icon={<CloseIcon size={24} />} onClick={close} />
        </div>
        <nav aria-label="Products">
          <h2 className={styles.heading}>Insurance Product</h2>
          <ul className={styles.list}>
            {products.map(({ key, label, icon, badge }) => (
              <li key={key}>
                <button type="button" className={styles.item} onClick={() => choose(key)}>
                  {icon}
                  <span className={styles.label}>{label}</span>
                  {badge && <Badge tone="accent">{badge}</Badge>}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.support}>
          <h2 className={styles.heading}>Talk to us</h2>
          <Support />
        </div>
      </dialog>
    </>
  )
}
