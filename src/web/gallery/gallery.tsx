import { useState } from 'react'
import { SignedIn, SignedOut } from '../shell/account.tsx'
import { Layout } from '../shell/layout.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { toast } from '../ui/overlays/toast.tsx'
import { Actions } from './actions.tsx'
import { ChoicesGallery } from './choices.tsx'
import { FactsGallery } from './facts.tsx'
import { Feedback } from './feedback.tsx'
import styles from './gallery.module.css'
import { Inputs } from './inputs.tsx'
import { Overlays } from './overlays.tsx'

const items = ['My Profile', 'My Policies', 'Support', 'Sign Out'].map((label) => ({ key: label, label }))

/** All UI components on one page: `npm run dev`, then /gallery/index.html. */
export function Gallery() {
  const [name, setName] = useState<string>()
  const account = name ? (
    <SignedIn name={name} items={items} onChoose={() => setName(undefined)} />
  ) : (
    <SignedOut onLogin={() => setName('Ananya Raghunathan')} />
  )
  return (
    <Layout account={account} onProduct={(category) => toast({ text: `Chosen: ${category}` })}>
      <div className={styles.hero}>
        <h1 className={styles.headline}>Let's find Best Insurance</h1>
        <p>Cover from twelve insurers, every rupee explained. मोटर बीमा, आसान तरीके से।</p>
      </div>
      <div className={styles.page}>
        <Stack gap="large">
          <Actions />
          <Inputs />
          <ChoicesGallery />
          <FactsGallery />
          <Feedback />
          <Overlays />
        </Stack>
      </div>
    </Layout>
  )
}
