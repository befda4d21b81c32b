const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const drawn = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'pHYs',
  'IEND',
])

/** The chunks that draw the picture; texts, times and Exif are left out. */
export function pngWithoutMetadata(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined
  const kept: Buffer[] = [signature]
  let at = signature.length
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (drawn.has(kind)) kept.push(bytes.subarray(at, end))
    if (kind === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}
