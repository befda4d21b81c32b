/** Words that pass by at the edge of the screen; a machine emits them, the page shows them. */
export type Notice = { type: 'noticed'; kind: 'success' | 'error'; text: string }

export const notice = (kind: Notice['kind'], text: string): Notice => ({ type: 'noticed', kind, text })
