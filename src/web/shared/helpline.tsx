import { endorsement as texts } from '#machines/reference/messages/endorsement.ts'
import { linkClass } from '../ui/actions/link.tsx'

type HelplineProps = { of: string; number: string; isSandbox: boolean }

/** Where an insurer is called; says so where nobody would answer. */
export const Helpline = ({ of, number, isSandbox }: HelplineProps) => (
  <p>
    {of}:{' '}
    <a className={linkClass.inline} href={`tel:${number.replace(/\s/g, '')}`}>
      {number}
    </a>
    {isSandbox && ` (${texts.sandboxNumber})`}
  </p>
)
