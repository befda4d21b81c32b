import { moreHelp } from '#machines/reference/messages/more-help.ts'
import { support as texts } from '#machines/reference/messages/support.ts'
import { lazily } from '../../lazily.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Late } from '../../ui/layout/late.tsx'
import { Part } from '../article.tsx'
import { Sources } from '../sources.tsx'

const SupportRequest = lazily(async () => (await import('./support-request.tsx')).SupportRequest)

/** A request in writing, and the next step for a customer who is not content with its answer. */
export const AskSupport = () => (
  <>
    <Part title={texts.title} id={moreHelp.anchor}>
      <p>{texts.lead}</p>
      <Late fallback={<Skeleton height="5rem" lines={6} />}>
        <SupportRequest />
      </Late>
    </Part>
    <Part title={texts.ladder}>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Part>
    <Sources
      checkedOn="2026-11-27"
      sources={[
        'IRDAI master circular on protection of policyholders’ interests, 5 September 2024: complaints and their days',
        'Insurance Ombudsman Rules 2017: whom it hears, and when',
      ]}
    />
  </>
)
