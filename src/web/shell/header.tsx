import type { ReactNode } from 'react'
import { type CategoryKey, categories } from '#machines/reference/categories.ts'
import { categoryIcons } from '../ui/icons/category.tsx'
import { Menu } from '../ui/overlays/menu.tsx'
import { Brand } from './brand.tsx'
import { DeskLink } from './desk-link.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Support } from './support.tsx'

export interface HeaderProps {
  /** SignedOut or SignedIn. */
  account: ReactNode
  onProduct: (category: CategoryKey) => void
}

/** Below 991 px the product menu and the support links move behind the hamburger. */
export const Header = ({ account, onProduct }: HeaderProps) => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <Brand />
      <nav className={styles.products} aria-label="Products">
        <Menu label="Insurance Product" items={products} onChoose={onProduct} />
        <DeskLink />
      </nav>
      <div className={styles.support}>
        <Support />
      </div>
      <LanguageSwitch className={styles.language} />
      <div className={styles.account}>{account}</div>
      <div className={styles.mobile}>
        <MobileMenu products={products} onProduct={onProduct} />
      </div>
    </div>
  </header>
)

const products = categories.map(({ key, label, badge }) => {
  const CategoryIcon = categoryIcons[key]
  return { key, label, badge, icon: <CategoryIcon size={24} /> }
})
