const time = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** 15 Jun 2026, 10:01 am, by the clock of India whatever the zone of the device. */
export const momentInWords = (moment: string): string => time.format(new Date(moment))
