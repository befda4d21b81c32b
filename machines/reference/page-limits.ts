/** Limits of every page (spec §9); apart from all others, which the first script does not need. */
export const pageLimits = {
  notifications: { loginMs: 3000, toastMs: 5000 },
  chunkFailsMs: 120_000,
} as const
