/**
 * A page of one lead: reads its journey, asks for proof where it is somebody else's browser, says so where nobody
 * knows it, and gives the record to what it holds.
 *
 *   <LeadPage leadId={id}>{(record) => <JourneyPage … input={{ today: today(), record }} />}</LeadPage>
 *
 * A page of one product is a `ProductPage`: no other journey is shown there.
 */
import { notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Product } from '#machines/core/product.ts'
import { isOf } from '#machines/products.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { JourneyView } from '../../journey/journey-view.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { HelpingBar } from './helping-bar.tsx'
import { resumeJourney } from './resume.journey.ts'

type LeadPageProps = {
  leadId: string
  /** Whether that journey is what is shown; another one may be in its place. */
  isShown?: (record: JourneyRecord) => boolean
  children: (record: JourneyRecord, isNews: boolean) => ReactNode
}

export const LeadPage = (props: LeadPageProps) => <ThatLead key={props.leadId} {...props} />

type ProductPageProps<R extends JourneyRecord> = {
  product: Pick<Product<R>, 'key' | 'emptyRecord'>
  leadId: string
  /** Shown in place of a journey of another product; without it the page is not found. */
  otherwise?: ReactNode
  children: (record: R, isNews: boolean) => ReactNode
}

/** The same for a page of one product. */
export function ProductPage<R extends JourneyRecord>({
  product,
  leadId,
  otherwise,
  children,
}: ProductPageProps<R>) {
  return (
    <LeadPage leadId={leadId} isShown={(record) => isOf(product, record)}>
      {(record, isNews) => {
        if (isOf(product, record)) return children(record, isNews)
        if (otherwise === undefined) throw notFound()
        return otherwise
      }}
    </LeadPage>
  )
}

function ThatLead({ leadId, isShown = () => true, children }: LeadPageProps) {
  const resume = useJourney(resumeJourney, { way: 'page', leadId })
  const { record, isNews } = resume.model
  return resume.screen.state === 'here' && record ? (
    <>
      {isShown(record) && <HelpingBar record={record} />}
      {children(record, isNews)}
    </>
  ) : (
    <JourneyView {...resume} />
  )
}
