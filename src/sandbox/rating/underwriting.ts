export type Declined = { declined: string }

/** What an underwriter adds to a price: rupees for the whole term, or percent a year. Negative is a discount. */
export type Loading = { key: string; label: string; reason: string } & (
  | { rupees: number }
  | { percent: number }
)

/** What is said of a proposal by rule: declined, or charged more for, and perhaps left to a person. */
export type Underwritten = Declined | { loadings: Loading[]; referred?: string | undefined }
