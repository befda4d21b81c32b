type TreeAct = { act: 'focus'; item: HTMLElement } | { act: 'fold' | 'show'; id: string } | { act: 'close' }

export const itemsIn = (tree: Element): HTMLElement[] => [
  ...tree.querySelectorAll<HTMLElement>('[role=treeitem]'),
]
export const idOf = (item: Element | null): string => item?.getAttribute('data-item') ?? ''

/** The action of a key on a tree item; undefined for none. */
export function treeWay(key: string, item: HTMLElement, items: readonly HTMLElement[], isShown: boolean) {
  const at = items.indexOf(item)
  const open = item.getAttribute('aria-expanded')
  switch (key) {
    case 'ArrowDown':
      return toItem(items[at + 1])
    case 'ArrowUp':
      return toItem(items[at - 1])
    case 'Home':
      return toItem(items[0])
    case 'End':
      return toItem(items.at(-1))
    case 'ArrowRight':
      return open === 'false' ? fold(item) : toItem(open ? items[at + 1] : undefined)
    case 'ArrowLeft':
      return foldOrOut(item)
    case 'Enter':
      return { act: 'show', id: idOf(item) } satisfies TreeAct
    case 'Escape':
      return isShown ? ({ act: 'close' } satisfies TreeAct) : foldOrOut(item)
    default:
      return undefined
  }
}

const toItem = (item: HTMLElement | null | undefined): TreeAct | undefined =>
  item ? { act: 'focus', item } : undefined

const fold = (item: Element): TreeAct => ({ act: 'fold', id: idOf(item) })

const foldOrOut = (item: Element): TreeAct | undefined =>
  item.getAttribute('aria-expanded') === 'true'
    ? fold(item)
    : toItem(item.parentElement?.closest<HTMLElement>('[role=treeitem]'))
