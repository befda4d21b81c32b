const indiaAheadMs = 5.5 * 60 * 60 * 1000

/** The Asia/Kolkata calendar day of an instant, as YYYY-MM-DD. India keeps no summer time. */
export const dayOf = (instant: Date): string =>
  new Date(instant.getTime() + indiaAheadMs).toISOString().slice(0, 10)

/** YYYY-MM-DD as people write it, DD/MM/YYYY. */
export const dayToSlashes = (day: string): string => day.split('-').reverse().join('/')
