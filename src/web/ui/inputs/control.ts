import { createContext, use, useId } from 'react'

/** Context from a field for its control. */
interface Control {
  id: string
  /** Only in a group; a single control is named by its label's `for`. */
  'aria-labelledby'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

export const ControlContext = createContext<Control | undefined>(undefined)

/** The attributes that tie a control to the field around it. */
export function useControl(): Control {
  const own = useId()
  return use(ControlContext) ?? { id: own }
}
