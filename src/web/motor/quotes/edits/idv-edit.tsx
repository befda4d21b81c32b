import { useEffect, useState } from 'react'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import styles from '../../../shared/quotes/edits.module.css'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { LinkButton } from '../../../ui/actions/link.tsx'
import { cx } from '../../../ui/cx.ts'
import { InfoIcon } from '../../../ui/icons/interface.tsx'
import { Slider } from '../../../ui/inputs/slider.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { IdvAmount } from './idv-amount.tsx'
import { Part } from './part.tsx'
import { useRequest } from './use-request.ts'

/** ₹1,000. */
const stepPaise = 100_000

/** The insured value, between the minimum and maximum of all insurers (QUOTE-17). */
export function IdvEdit(view: ViewProps<typeof quoteListMachine>) {
  const { request, idvRange } = view.model
  if (request.coverType === 'thirdParty') return null
  return (
    <Part title="Insured value (IDV)" part="idv" aside={<AboutIdv />}>
      {idvRange ? (
        <IdvSlider {...view} {...roundWithin(idvRange)} />
      ) : (
        <p className={cx(styles.hint, styles.waits)}>The range comes with the first price.</p>
      )}
    </Part>
  )
}

type IdvSliderProps = ViewProps<typeof quoteListMachine> & { min: number; max: number }

function IdvSlider({ min, max, ...view }: IdvSliderProps) {
  const { request, change } = useRequest(view)
  const own = middleOf(view, { min, max })
  const [value, setValue] = useState(request.idv)
  useEffect(() => setValue(request.idv), [request.idv])
  const commit = (idv: number) => {
    if (idv !== request.idv && value !== undefined) change({ idv })
  }
  return (
    <>
      <p className={styles.hint}>
        {value === undefined
          ? 'Each insurer suggests its own value. Move the slider, or type one for all.'
          : 'Set for all insurers. If one can’t offer it, you see its nearest value.'}
      </p>
      <Slider
        label="Insured value (IDV)"
        min={min}
        max={max}
        step={stepPaise}
        value={Math.min(max, Math.max(min, value ?? own))}
        format={formatRupees}
        onChange={setValue}
        onCommit={commit}
      />
      <IdvAmount
        key={request.idv}
        min={min}
        max={max}
        value={request.idv}
        onGiven={(idv) => change({ idv })}
      />
      {request.idv !== undefined && (
        <div>
          <LinkButton onClick={() => change({ idv: undefined })}>Use each insurer’s own value</LinkButton>
        </div>
      )}
    </>
  )
}

/** The range in whole thousands of rupees, so that every value of the slider is round. */
const roundWithin = ({ min, max }: { min: number; max: number }) => ({
  min: Math.ceil(min / stepPaise) * stepPaise,
  max: Math.floor(max / stepPaise) * stepPaise,
})

/** The slider's position while insurers use their own values. */
function middleOf(
  { model }: ViewProps<typeof quoteListMachine>,
  { min, max }: { min: number; max: number },
): number {
  const values = Object.values(model.offers).flatMap(({ idv }) => idv?.value ?? [])
  if (values.length === 0) return (min + max) / 2
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? min
}

const AboutIdv = () => (
  <Popover
    label="About the insured value"
    trigger={<IconButton label="What is IDV?" icon={<InfoIcon />} className={styles.about} />}
  >
    <p className={styles.popover}>
      What the insurer pays when the vehicle is stolen or cannot be repaired. A value below its worth lowers
      the price, and lowers what is paid for smaller damage in the same proportion.
    </p>
  </Popover>
)
