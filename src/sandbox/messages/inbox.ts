/** A message that was delivered. `to` is a ten-digit mobile number or a mail address. */
export type Message = {
  to: string
  channel: 'sms' | 'mail'
  text: string
  at: string
  attachments?: readonly Attachment[]
}

/** Of what came with a mail its name, and its size in bytes. */
type Attachment = { name: string; size: number }

export type Inbox = {
  deliver: (message: Message) => void
  /** Newest first; all of them, or those to one address. */
  list: (to?: string) => readonly Message[]
}

const kept = 2000

const bare = (address: string) =>
  address.includes('@') ? address.toLowerCase() : address.replace(/\D/g, '').slice(-10)

export function openInbox(): Inbox {
  let messages: Message[] = []
  return {
    deliver(message) {
      messages = [{ ...message, to: bare(message.to) }, ...messages].slice(0, kept)
    },
    list: (to) => (to === undefined ? messages : messages.filter((message) => message.to === bare(to))),
  }
}
