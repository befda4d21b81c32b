/** Texts of a premium that is blocked until the insurer decides (Bima-ASBA). */
export const mandate = {
  unavailable: 'Your premium cannot be blocked now. You can pay once the insurer has accepted.',
  pending: 'Your bank has not confirmed the block yet. Check again in a moment.',
  notBlocked: 'Nothing is blocked any more. You can block the premium again, or pay once it is accepted.',
} as const
