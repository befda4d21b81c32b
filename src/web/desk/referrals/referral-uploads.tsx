import { referredDocument } from '#contract/desk/referrals.calls.ts'
import type { Referral } from '#machines/schemas/referral.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { useStoredPicture } from '../../shared/pictures/use-stored-picture.ts'
import { Button } from '../../ui/actions/button.tsx'
import { linkClass, OutsideLink } from '../../ui/actions/link.tsx'
import styles from './referrals.module.css'

type Props = ViewProps & { referral: Referral }
type Upload = Referral['uploads'][number]

/** What the customer has photographed, large enough to decide by; each may be asked for again. */
export function ReferralUploads({ referral, journey, send }: Props) {
  const { customerLeadId: leadId } = referral
  const ask = journey.events['photograph.opened']?.label
  return (
    <ul className={styles.uploads}>
      {referral.uploads.map((upload) => (
        <li key={upload.documentId} className={styles.upload}>
          <Picture {...upload} />
          {!referral.decided && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`${ask} (${upload.label.toLowerCase()})`}
              onClick={() => send({ type: 'photograph.opened', leadId, documentId: upload.documentId })}
            >
              {ask}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** In room kept for it; opened whole in a tab of its own. */
function Picture({ documentId, label }: Upload) {
  const picture = useStoredPicture(documentId, referredDocument)
  return (
    <figure className={styles.figure}>
      <span className={styles.picture}>{picture && <img src={picture} alt={label} />}</span>
      <figcaption>
        {picture ? (
          <OutsideLink href={picture} className={linkClass.bold}>
            {label}
          </OutsideLink>
        ) : (
          label
        )}
      </figcaption>
    </figure>
  )
}
