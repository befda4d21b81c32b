interface SplitAddress {
  lines: string[]
  pincode?: string
}

const pincodeAtEnd = /[\s,.-]*\b([1-9]\d{5})\s*$/
const separatorsAtEnd = /[\s,.-]+$/

/**
 * Splits an address into lines of a given length (spec §5): a trailing pincode is removed, the rest
 * breaks between words. Only a word longer than a line is cut; what does not fit stays in the last
 * line, for the customer to shorten (C-79).
 */
export function splitAddress(text: string, length: number, lines: number): SplitAddress {
  const pincode = pincodeAtEnd.exec(text)?.[1]
  const rest = (pincode ? text.replace(pincodeAtEnd, '') : text).replace(separatorsAtEnd, '').trim()
  const filled = fill(rest, length)
  const shown = filled.slice(0, lines - 1)
  const remainder = filled.slice(lines - 1).join(' ')
  return { lines: remainder ? [...shown, remainder] : shown, ...(pincode && { pincode }) }
}

function fill(text: string, length: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).flatMap((long) => pieces(long, length))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= length)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const pieces = (word: string, length: number): string[] =>
  Array.from({ length: Math.ceil(word.length / length) }, (_, index) =>
    word.slice(index * length, (index + 1) * length),
  )
