import type { FunnelPart, FunnelView } from '#contract/views/funnel.ts'
import type { GraphQuery } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import type { AddressBuilder } from '../address.ts'
import { ColumnHeads } from '../machine/table/column-heads.tsx'
import { TableBox } from '../machine/table/table-box.tsx'
import { cellText, smallShareText } from '../numbers.ts'
import styles from './funnel.module.css'

type PartsProps = { by: FunnelView['by']; query: GraphQuery; to: AddressBuilder }
const labels = { product: texts.products, source: texts.sources, device: texts.devices }
const names = ['product', 'source', 'device'] as const

/** The same by product, by who it was and by device, each as a way into its own funnel; what is chosen is left out. */
export const FunnelParts = ({ by, query, to }: PartsProps) => (
  <div className={styles.parts}>
    {names
      .filter((name) => query[name] === undefined)
      .map((name) => (
        <TableBox key={name} title={texts.funnel.by[name]}>
          <PartsHead />
          <tbody>
            {by[name].map((part) => (
              <PartRow
                key={part.value}
                part={part}
                href={to({ [name]: part.value })}
                label={(labels[name] as Record<string, string>)[part.value] ?? part.value}
              />
            ))}
          </tbody>
        </TableBox>
      ))}
  </div>
)

const PartsHead = () => (
  <thead>
    <tr>
      <td />
      <ColumnHeads names={Object.values(texts.funnel.part)} />
    </tr>
  </thead>
)

const PartRow = ({ part, href, label }: { part: FunnelPart; href: string; label: string }) => (
  <tr>
    <th scope="row">
      <a href={href} className={linkClass.inline}>
        {label}
      </a>
    </th>
    <td>{cellText(part.visits)}</td>
    <td>{smallShareText(part.bought)}</td>
    <td>{part.lostAt ? texts.funnel.steps[part.lostAt] : '–'}</td>
  </tr>
)
