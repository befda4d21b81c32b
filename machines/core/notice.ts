/** A notification: a machine emits it, the page shows it. */
export type Notice = { type: 'noticed'; kind: 'success' | 'error'; text: string }

export const notice = (kind: Notice['kind'], text: string): Notice => ({ type: 'noticed', kind, text })
