import type { ReactNode } from 'react'
import { Toasts } from '../ui/overlays/toast.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'
import styles from './layout.module.css'

/** Layout of every page: header, main area, footer and notifications. */
export const Layout = ({ account, onProduct, children }: HeaderProps & { children: ReactNode }) => (
  <div className={styles.layout}>
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
    <Header account={account} onProduct={onProduct} />
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer />
    <Toasts />
  </div>
)
