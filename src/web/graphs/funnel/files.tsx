import type { GraphQuery } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { freshen } from '../../api/send.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import { funnelExportAddress } from '../address.ts'
import { CopyLink } from '../copy-link.tsx'
import styles from './funnel.module.css'

/** The funnel as a file. Plain links; an expiring credential is renewed in time. */
export const FunnelFiles = ({ query }: { query: GraphQuery }) => (
  <p className={styles.files} onFocus={() => void freshen()} onPointerEnter={() => void freshen()}>
    {texts.export}:
    {(['csv', 'json'] as const).map((format) => (
      <a key={format} href={funnelExportAddress(query, format)} download className={linkClass.inline}>
        {texts.formats[format]}
      </a>
    ))}
    <CopyLink />
  </p>
)
