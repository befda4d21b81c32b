import * as v from 'valibot'

/** Messages between tabs of this browser. A person is an id; nothing personal is sent. */
const word = v.variant('type', [
  v.object({ type: v.literal('entered.elsewhere'), who: v.string() }),
  v.object({ type: v.literal('left.elsewhere') }),
])

type Word = v.InferOutput<typeof word>

export function otherTabs(hear: (word: Word) => void): (word: Word) => void {
  if (!('BroadcastChannel' in window)) return () => undefined
  const channel = new BroadcastChannel('session')
  channel.addEventListener('message', ({ data }) => {
    const said = v.safeParse(word, data)
    if (said.success) hear(said.output)
  })
  return (said) => channel.postMessage(said)
}
