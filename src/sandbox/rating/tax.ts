import { inForce, tariff } from '#machines/reference/tariff.ts'
import { percentOf } from './arithmetic.ts'

interface Tax {
  gst: number
  cgst: number
  sgst: number
  igst: number
}

/**
 * GST on the net premium at the rate of the day of sale: two halves within the insurer's state, one whole elsewhere.
 */
export function taxOn(net: number, today: string, withinState: boolean): Tax {
  const gst = percentOf(net, inForce(tariff.gst, today).motorPct)
  const half = gst / 2
  return withinState ? { gst, cgst: half, sgst: half, igst: 0 } : { gst, cgst: 0, sgst: 0, igst: gst }
}
