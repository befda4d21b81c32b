import { describe, expect, it } from 'vitest'
import { jpegWithoutMetadata } from '#server/documents/jpeg-segments.ts'

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex')
const segment = (kind: string, data: string | Buffer) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(Buffer.from(data).length + 2)
  return Buffer.concat([hex(`ff${kind}`), length, Buffer.from(data)])
}

const start = hex('ffd8')
const end = hex('ffd9')
const size = segment('e0', 'JFIF\0')
const colours = segment('e2', 'ICC_PROFILE\0colours')
const adobe = segment('ee', 'Adobe')
const tables = segment('db', 'how to draw')
/** A stuffed byte, a restart and a fill byte are part of what is drawn. */
const scan = Buffer.concat([segment('da', 'scan'), hex('12 ff00 34 ffd0 56 ffff d7 78')])
const place = segment('e1', 'Exif\0\0GPS 26.9124 N 75.7873 E')
const preview = segment('e2', 'MPF\0another picture')
const camera = segment('ed', 'Photoshop')
const remark = segment('fe', 'at home')
const film = Buffer.from('ftypmp4 with a place')

const jpeg = (...parts: Buffer[]) => Buffer.concat([start, ...parts])
const cleaned = (...parts: Buffer[]) => jpegWithoutMetadata(jpeg(...parts))?.toString('hex')

describe('a photograph', () => {
  it('keeps what draws it: size, colours, tables and scans', () => {
    const drawn = [size, colours, adobe, tables, scan, tables, scan, end]
    expect(cleaned(...drawn)).toBe(jpeg(...drawn).toString('hex'))
  })

  it('says no more where it was taken, with what, and what its owner thought of it', () => {
    const told = [place, size, preview, colours, camera, tables, remark, scan, place, scan, end, film]
    expect(cleaned(...told)).toBe(jpeg(size, colours, tables, scan, scan, end).toString('hex'))
  })

  it('may fill the space before a segment', () => {
    expect(cleaned(size, hex('ffff'), tables, scan, end)).toBe(jpeg(size, tables, scan, end).toString('hex'))
  })

  it.each([
    ['of another kind', Buffer.from('GIF89a')],
    ['that begins otherwise', Buffer.concat([hex('ffd7'), size, tables, scan, end])],
    ['without an end', jpeg(size, tables)],
    ['that ends in a scan', jpeg(size, scan)],
    ['cut off in a segment', jpeg(size, tables).subarray(0, -1)],
    ['cut off in a length', jpeg(size, hex('ffdb00'))],
    ['with a length that is none', jpeg(hex('ffdb0001'), scan, end)],
    ['with something between its segments', jpeg(size, Buffer.from('x'), scan, end)],
  ])('%s is damaged', (_, bytes) => {
    expect(jpegWithoutMetadata(bytes)).toBeUndefined()
  })
})
