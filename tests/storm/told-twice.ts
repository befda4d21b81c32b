import * as v from 'valibot'

const messages = v.array(v.object({ to: v.string(), channel: v.string(), text: v.string() }))

/** Who got a message twice, word by word: codes and links differ each time they are asked for. */
export function toldTwice(inbox: unknown): string[] {
  const times = new Map<string, number>()
  for (const { to, channel, text } of v.parse(messages, inbox)) {
    const message = `${channel} to ${to}: ${text}`
    times.set(message, (times.get(message) ?? 0) + 1)
  }
  return [...times].flatMap(([message, count]) => (count > 1 ? [`${count} times ${message}`] : []))
}
