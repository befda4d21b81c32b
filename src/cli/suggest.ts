/** `did you mean this or that?`, where some name is near enough to what was typed; else all of them. */
export function suggestNearest(typed: string, names: readonly string[]): string {
  return didYouMean(typed, names) ?? `choose one of ${names.join(', ')}.`
}

/** Undefined where no name is near. */
export function didYouMean(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, distance: distanceOf(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(
      ({ name, distance }) => distance <= Math.max(2, Math.ceil(Math.min(typed.length, name.length) / 2)),
    )
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .map(({ name }) => name)
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : undefined
}

/** How many letters have to be put in, taken out or changed; a beginning counts as near. */
function distanceOf(one: string, other: string): number {
  if (one.length > 1 && other.includes(one)) return 1
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, theirs] of [...other].entries()) {
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === theirs ? 0 : 1)),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
