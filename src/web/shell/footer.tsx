import { Suspense, useEffect, useState } from 'react'
import { site } from '#machines/reference/site.ts'
import { onIdle } from '../browser/on-idle.ts'
import { today } from '../browser/today.ts'
import { mayAsk } from '../capture/may-ask.ts'
import { lazily } from '../lazily.ts'
import { Pin } from '../ui/icons/interface.tsx'
import { BrandMark } from './brand.tsx'
import styles from './footer.module.css'
import { MoreHelp } from './more-help.tsx'
import { QuickLinks } from './quick-links.tsx'
import { Support } from './support.tsx'

const RecordingChoice = lazily(async () => (await import('../capture/recording-choice.tsx')).RecordingChoice)

export function Footer() {
  const year = today().slice(0, 4)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section className={styles.about} aria-label={`About ${site.name}`}>
          <p className={styles.brand}>
            <BrandMark size={32} /> {site.name}
          </p>
          <p>{site.description}</p>
        </section>
        <QuickLinks />
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={styles.heading}>
            Support
          </h2>
          <Support />
          <MoreHelp />
          <address className={styles.address}>
            <Pin className={styles.pin} />
            <span>
              {site.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </address>
        </section>
        <App />
        <Legal />
        {/* The server draws the page some time before the browser takes it over: at New Year, in another year. */}
        <p className={styles.copyright} suppressHydrationWarning>
          © {year} {site.legalName}. All rights reserved.
        </p>
        <Recording />
      </div>
    </footer>
  )
}

/** At the very end, so that nothing moves when it comes. */
function Recording() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => onIdle(() => setIdle(true)), [])
  if (!isIdle || !mayAsk()) return null
  return (
    <div className={styles.recording}>
      <Suspense>
        <RecordingChoice />
      </Suspense>
    </div>
  )
}

/** No store has it: a browser installs it from `manifest.webmanifest`. */
const App = () => (
  <section aria-labelledby="footer-app">
    <h2 id="footer-app" className={styles.heading}>
      Get the app
    </h2>
    <p className={styles.app}>{site.app}</p>
  </section>
)

const Legal = () => (
  <section className={styles.legal} aria-label="Licence and disclaimers">
    <p>
      {site.licence.text} Registration valid until {site.licence.validUntil}.
    </p>
    {site.disclaimers.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </section>
)
