/**
 * Stands alone, for the drawn start of a journey has it before any script: where this browser knows more than the
 * server (answers of this tab, earlier choices, what the last page passed on), what was drawn for anybody goes away and
 * the page is shown by its script, as one that was not drawn.
 */
function clearWhereKnown(): void {
  const isOwn = (key: string, storage: Storage) =>
    key === 'policyState'
      ? Object.keys(JSON.parse(storage.getItem(key) ?? '{}')).length > 1
      : /^(draft:.*|wizard|healthLead|petLead|emplId|partnerToken)$/.test(key)
  const isPassedOn = (key: string) => key !== 'key' && !key.startsWith('__')
  try {
    const isKnown =
      Object.keys(history.state ?? {}).some(isPassedOn) ||
      [sessionStorage, localStorage].some((storage) =>
        Object.keys(storage).some((key) => isOwn(key, storage)),
      )
    if (!isKnown) return
    document.getElementById('root')?.replaceChildren()
    document.getElementById('drawn')?.remove()
  } catch {
    // Storage is forbidden here, so nothing is known.
  }
}

/** The script of a drawn start, in place. */
export const clearingKnown = `(${clearWhereKnown})()`
