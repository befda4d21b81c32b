export type Row = { what: string; value: string; peer?: string; ratio?: string }

/** Prints measurements as one table; a ratio is always against a peer of the same run. */
export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ what, value, peer = '', ratio = '' }) => [what, value, peer, ratio])
  const lines = [['measured', 'value', 'against', 'ratio'], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  for (const line of lines)
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}

/** Runs for about so many ms and says how often a second. */
export async function perSecond(ms: number, once: () => unknown): Promise<number> {
  const begun = performance.now()
  let count = 0
  while (performance.now() - begun < ms) {
    await once()
    count++
  }
  return (count * 1000) / (performance.now() - begun)
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
