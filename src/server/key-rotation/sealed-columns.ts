/** A column, or a part of one, that holds seals; as texts of ours that may stand in a statement. */
export type SealedColumn = {
  table: string
  /** What a seal is bound to. */
  about: string
  sealed: string
  /** Puts `$2` in its place. */
  put: string
}

/** All that is stored sealed, but for files. A test finds what is missing here. */
export const sealedColumns: readonly SealedColumn[] = [
  ...['sealed', 'sealedAnswers'].map((name) => ({
    table: 'leads',
    about: 'id',
    sealed: `record->>'${name}'`,
    put: `record = jsonb_set(record, '{${name}}', to_jsonb($2::text))`,
  })),
  {
    table: 'policies',
    about: 'lead_id',
    sealed: "issued->'record'->>'sealedAnswers'",
    put: "issued = jsonb_set(issued, '{record,sealedAnswers}', to_jsonb($2::text))",
  },
  { table: 'kyc_checks', about: 'lead_id', sealed: 'sealed', put: 'sealed = $2' },
  { table: 'partners', about: 'id', sealed: 'sealed_key', put: 'sealed_key = $2' },
]
