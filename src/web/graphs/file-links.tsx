import { type TableFormat, tableFormats } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { freshen } from '../api-client/send.ts'
import { linkClass } from '../ui/actions/link.tsx'
import styles from './file-links.module.css'

type Props = { addressOf: (format: TableFormat) => string; children?: React.ReactNode }

/** A table as a file. Plain links; an expiring credential is renewed in time. */
export const FileLinks = ({ addressOf, children }: Props) => (
  <p className={styles.files} onFocus={() => void freshen()} onPointerEnter={() => void freshen()}>
    {texts.export}:
    {tableFormats.map((format) => (
      <a key={format} href={addressOf(format)} download className={linkClass.inline}>
        {texts.formats[format]}
      </a>
    ))}
    {children}
  </p>
)
