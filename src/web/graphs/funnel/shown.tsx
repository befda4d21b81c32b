import type { FunnelView } from '#contract/views/funnel.ts'
import type { GraphQuery } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { formatDay } from '#machines/rules/dates.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { type AddressBuilder, funnelAddressOf, funnelExportAddress } from '../address.ts'
import { CopyLink } from '../copy-link.tsx'
import { FileLinks } from '../file-links.tsx'
import { chosenText } from '../machine/filters/chosen-text.ts'
import { sharedFields } from '../machine/filters/fields.ts'
import { FilterForm } from '../machine/filters/filter-form.tsx'
import { FilterMenu } from '../machine/filters/filter-menu.tsx'
import { DayPresets } from '../machine/filters/presets.tsx'
import { InvalidChoices, MadeUpNotice } from '../machine/frame/notices.tsx'
import { FunnelAnswer } from './answer.tsx'
import { FunnelChange, FunnelCompared } from './compared.tsx'
import styles from './funnel.module.css'
import { FunnelParts } from './parts.tsx'
import { FunnelSteps } from './steps.tsx'
import { FunnelTable } from './table.tsx'

type FunnelProps = {
  view: FunnelView
  query: GraphQuery
  faults: readonly string[]
  to: AddressBuilder
  go: (address: string) => void
}

/** The answer first, then step by step, then by what visits have in common. */
export function FunnelShown({ view, query, faults, to, go }: FunnelProps) {
  const wrong = [...new Set([...faults, ...view.faults])]
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.title}>{texts.funnel.title}</h2>
        <FilterMenu chosen={chosenText(query, view)}>
          <DayPresets period={view} to={to} />
          <FilterForm fields={sharedFields(query, view)} query={query} addressOf={funnelAddressOf} go={go} />
        </FilterMenu>
      </div>
      {wrong.length > 0 && <InvalidChoices to={to} wrong={wrong} />}
      <MadeUpNotice counted={view} query={query} />
      <Uncounted view={view} />
      <FunnelAnswer view={view} />
      {view.visits !== 0 && (
        <>
          <FunnelChange view={view} />
          <FunnelSteps steps={view.steps} />
          <FunnelParts by={view.by} query={query} to={to} />
        </>
      )}
      <div className={styles.foot}>
        <FunnelTable steps={view.steps} />
        <FunnelCompared view={view} query={query} go={go} />
        <FileLinks addressOf={(format) => funnelExportAddress(query, format)}>
          <CopyLink />
        </FileLinks>
      </div>
    </>
  )
}

function Uncounted({ view: { uncounted, today } }: { view: FunnelView }) {
  if (!uncounted) return null
  const [from, to] = [formatDay(uncounted.from, today), formatDay(uncounted.to, today)]
  return <Notice>{texts.funnel.uncounted(from, to)}</Notice>
}
