import { Link } from '@tanstack/react-router'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { buttonClass } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { FileIcon, Shield, Wallet } from '../../ui/icons/interface.tsx'

const icons = { myPolicies: Shield, myQuotations: FileIcon, myTransaction: Wallet } as const

/** Why a section is empty, and the way on. */
export function Nothing({ of }: { of: keyof typeof icons }) {
  const { title, text } = texts.nothing[of]
  const Icon = icons[of]
  return (
    <EmptyState
      icon={<Icon size={32} />}
      title={title}
      action={
        <Link to="/" className={buttonClass()}>
          {texts.newSearch}
        </Link>
      }
    >
      {text}
    </EmptyState>
  )
}
