const marker = { start: 0xd8, end: 0xd9, scan: 0xda, jfif: 0xe0, icc: 0xe2, adobe: 0xee } as const
const profile = Buffer.from('ICC_PROFILE\0')

/** The segments that draw the picture; APPn and comments are left out but for size and colour. */
export function jpegWithoutMetadata(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return undefined
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const kind = bytes[at + 1] ?? 0
    if (kind === 0xff) {
      at += 1
      continue
    }
    // What follows the end is another file in tow, such as a film or a preview.
    if (kind === marker.end) return Buffer.concat([...kept, bytes.subarray(at, at + 2)])
    if (at + 4 > bytes.length) return undefined
    const length = bytes.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return undefined
    const segment = bytes.subarray(at, end)
    if (isDrawn(kind, segment)) kept.push(segment)
    at = end
    if (kind === marker.scan) {
      at = endOfScan(bytes, end)
      kept.push(bytes.subarray(end, at))
    }
  }
  return undefined
}

function isDrawn(kind: number, segment: Buffer): boolean {
  if (kind === marker.icc) return segment.subarray(4, 4 + profile.length).equals(profile)
  if (kind === marker.jfif || kind === marker.adobe) return true
  const isApplication = kind >= 0xe0 && kind <= 0xef
  const isComment = kind === 0xfe
  return !isApplication && !isComment
}

/** Compressed data ends at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at += 1
  }
  return bytes.length
}
