import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { limits } from '#machines/reference/limits.ts'
import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { SearchBox } from '../../ui/inputs/search-box.tsx'
import { FoldedFilters } from './filters.tsx'
import styles from './toolbar.module.css'
import { useSlash } from './use-slash.ts'

/** The search and filters. The search text goes to the list only, the filters to the address. */
export function DeskToolbar({ model, send }: ViewProps<typeof deskMachine>) {
  const { query } = model
  const box = useRef<HTMLDivElement>(null)
  useSlash(box)
  const search = (text: string) => send({ type: 'query.changed', query: { ...query, search: text } })
  return (
    <search className={styles.toolbar}>
      <div ref={box}>
        <SearchBox
          label="Mobile, plate, lead id or name"
          aria-keyshortcuts="/"
          maxLength={limits.name.signUpMax}
          value={query.search}
          onChange={search}
          onKeyDown={goToRows}
        />
      </div>
      <FoldedFilters />
    </search>
  )
}

/** From the search to its results. */
function goToRows(event: KeyboardEvent): void {
  const first = document.querySelector<HTMLElement>('[data-rows] [data-row]')
  if (event.key !== 'ArrowDown' || !first) return
  event.preventDefault()
  first.focus()
}
