import { type Segment, segments } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'

const nameOf = ({ product, source, channel, side, device, madeUp }: Segment) =>
  [product, source, channel, side, device, madeUp].join(' ')

/** The keys of segments, inserted where they are new. */
export async function segmentKeys(db: Db, wanted: readonly Segment[]): Promise<(segment: Segment) => number> {
  const different = [...new Map(wanted.map((segment) => [nameOf(segment), segment])).values()]
  await db.insert(segments).values(different).onConflictDoNothing()
  const known = new Map((await db.select().from(segments)).map((row) => [nameOf(row), row.id]))
  return (segment) => known.get(nameOf(segment)) ?? 0
}
