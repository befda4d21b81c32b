import { readTransactions } from '#contract/profile/own-lists.calls.ts'
import { transactionOfWire } from '#contract/profile/own-lists.codec.ts'
import type { ownJourneysMachine } from '#machines/account/profile/own-journeys.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Nothing } from './nothing.tsx'
import { OwnList } from './own-list.tsx'
import { TransactionRow } from './transaction-row.tsx'
import { useOwn } from './use-own.ts'

/** Every attempt to pay, and what became of the money. */
export function Transactions(view: ViewProps<typeof ownJourneysMachine>) {
  const own = useOwn(readTransactions, transactionOfWire)
  return (
    <OwnList
      own={own}
      label="Your transactions"
      keyOf={({ id }) => id}
      show={(transaction) => <TransactionRow transaction={transaction} {...view} />}
      empty={<Nothing of="myTransaction" />}
    />
  )
}
