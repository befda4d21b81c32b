/** One of several answers; `value` is what is kept, `label` what is read. */
export interface Option<V extends string | number = string | number> {
  value: V
  label: string
  hint?: string | undefined
}

/** The option a native control names; its values are always text. */
export const optionOf = <V extends string | number>(
  options: readonly Option<V>[],
  text: string,
): Option<V> | undefined => options.find(({ value }) => String(value) === text)
