import type { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import { missingShots, photographOf, shotsAsked } from '#machines/motor/rules/inspection.ts'
import { shotHints, shotLabels } from '#machines/motor/vehicle-words.ts'
import { limits } from '#machines/reference/limits.ts'
import { vehicleLabels } from '#machines/reference/policies.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { ContinueElsewhere } from '../../journey/send-link/continue-elsewhere.tsx'
import { PhotographSet } from '../../shared/photographs/photograph-set.tsx'
import { PhotographsScreen } from '../../shared/photographs/photographs-screen.tsx'
import { pictureProblem } from '../../shared/photographs/picture-problem.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { touchScreen, useMedia } from '../../ui/use-media.ts'

/** The photographs of an inspection, each with how it is taken, and what the insurer does with them. */
export function PhotographsView(view: ViewProps<typeof proposalMachine>) {
  const { record, today } = view.model
  const kind = vehicleLabels[record.vehicleType ?? '4w'].toLowerCase()
  const missing = missingShots(record, today).length
  const offersPhone = !useMedia(touchScreen)
  return (
    <PhotographsScreen
      {...view}
      missing={missing > 0 ? [{ name: `your ${kind}`, count: missing }] : []}
      offersElsewhere={offersPhone}
    >
      {offersPhone && (
        <Notice
          kind="info"
          title="Take them with your phone"
          action={<ContinueElsewhere model={view.model} variant="secondary" size="small" />}
        >
          We send you a link to this page.
        </Notice>
      )}
      <p>
        The photographs count for {limits.inspection.photographDays} days. Once the insurer has approved them
        you have {limits.inspection.payWithinHours} hours to pay.
      </p>
      <PhotographSet
        title={`Your ${kind}`}
        leadId={record.leadId}
        problemOf={pictureProblem}
        photographs={shotsAsked(record).map((shot) => ({
          name: shot,
          label: shotLabels[shot],
          hint: shotHints[shot],
          documentId: photographOf(record, shot, today)?.documentId,
        }))}
        onStored={(shot, documentId) => view.send({ type: 'photograph.given', shot, documentId })}
      />
    </PhotographsScreen>
  )
}
