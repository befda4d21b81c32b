import { createContext, use, useId } from 'react'

/** What a field tells the control inside it. */
export interface Control {
  id: string
  'aria-labelledby'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

export const ControlContext = createContext<Control | undefined>(undefined)

/** The attributes for a text-like control, whose label points at it by `for`. */
export function useControl(): Omit<Control, 'aria-labelledby'> {
  const { 'aria-labelledby': _, ...control } = useGroupControl()
  return control
}

/** The same for a group, which is named by `aria-labelledby`. */
export function useGroupControl(): Control {
  const own = useId()
  return use(ControlContext) ?? { id: own }
}
