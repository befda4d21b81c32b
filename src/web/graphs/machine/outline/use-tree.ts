import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import type { Looking } from '../../address.ts'
import type { TitleOf } from '../names.ts'
import { idOf, itemsIn, treeWay } from './tree-way.ts'

export type Tree = {
  folded: ReadonlySet<string>
  /** The one item that Tab stops at. */
  stop: string | undefined
  toggle: (id: string) => void
  titleOf: TitleOf
}

/**
 * The ARIA tree: up and down from line to line, right opens or goes in, left folds or goes out, Enter shows the
 * numbers, Escape closes them, folds, and goes out.
 */
export function useTree(box: RefObject<HTMLElement | null>, looking: Looking, ids: readonly string[]) {
  const { query, to, go } = looking
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [stood, setStop] = useState(query.at)
  const stop = stood !== undefined && ids.includes(stood) ? stood : ids[0]
  const toggle = (id: string) => {
    setFolded(toggled(folded, id))
    setStop(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    const item = document.activeElement?.closest<HTMLElement>('[role=treeitem]')
    if (altKey || ctrlKey || metaKey || !item || !box.current) return
    const way = treeWay(key, item, itemsIn(box.current), query.at !== undefined)
    if (!way) return
    event.preventDefault()
    if (way.act === 'focus') way.item.focus()
    else if (way.act === 'fold') toggle(way.id)
    else go(to({ at: way.act === 'show' ? way.id : undefined }))
  }
  const onFocus = ({ target }: FocusEvent) => setStop(idOf(target.closest('[role=treeitem]')))
  return { folded, stop, toggle, onKeyDown, onFocus }
}

function toggled(folded: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(folded)
  if (!next.delete(id)) next.add(id)
  return next
}
