import { createContext, type ReactNode, use, useId } from 'react'
import { cx } from '../cx.ts'
import { Logo } from '../facts/logo.tsx'
import styles from './tile-grid.module.css'

/** In a grid of radio buttons, the name they share; in a grid of plain buttons nothing. */
const RadioName = createContext<string | undefined>(undefined)

interface TileGridProps {
  /** What is being chosen; names the group. */
  label: string
  /** `button`: one press answers. `radio`: the choice stays and something else sends it. */
  kind?: 'button' | 'radio' | undefined
  /** Width of the narrowest tile; `sixth` puts two, three or six in a row, so that six fill their rows. */
  size?: 'small' | 'medium' | 'large' | 'sixth' | undefined
  /** Which tile is taken may be recorded with the other interactions. */
  recorded?: boolean | undefined
  children: ReactNode
}

export function TileGrid({ label, kind = 'button', size = 'medium', recorded, children }: TileGridProps) {
  const name = useId()
  const className = cx(styles.grid, styles[size])
  if (kind === 'button')
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
      <div role="group" aria-label={label} className={className} data-recorded={recorded || undefined}>
        {children}
      </div>
    )
  return (
    <RadioName value={name}>
      <div role="radiogroup" aria-label={label} className={className} data-recorded={recorded || undefined}>
        {children}
      </div>
    </RadioName>
  )
}

export interface TileProps {
  label: string
  onSelect: () => void
  /** Address of a picture, or an icon. */
  logo?: string | undefined
  icon?: ReactNode
  hint?: string | undefined
  badge?: string | undefined
  selected?: boolean | undefined
  disabled?: boolean | undefined
}

/** A big choice with its picture. */
export function Tile({ label, onSelect, logo, icon, hint, badge, selected, disabled }: TileProps) {
  const radioName = use(RadioName)
  const face = (
    <>
      {badge && <span className={styles.badge}>{badge}</span>}
      {logo && <Logo src={logo} alt="" size={56} />}
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </>
  )
  if (radioName === undefined)
    return (
      <button
        type="button"
        className={styles.tile}
        aria-pressed={selected}
        disabled={disabled}
        onClick={onSelect}
      >
        {face}
      </button>
    )
  return (
    <label className={styles.tile}>
      <input
        type="radio"
        name={radioName}
        className={styles.radio}
        checked={selected ?? false}
        disabled={disabled}
        onChange={onSelect}
      />
      {face}
    </label>
  )
}
