/** For an address that only changes within its page: nothing scrolls. */
export const keepsScroll = { isInPlace: true }

/** Whether an entry of the history has a scroll position of its own, which the router keeps and restores. */
export const hasOwnScroll = ({ location }: { location: { state: object } }): boolean =>
  !('isInPlace' in location.state)
