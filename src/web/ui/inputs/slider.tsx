import type { CSSProperties } from 'react'
import { useControl } from './control.ts'
import styles from './slider.module.css'

interface SliderProps {
  min: number
  max: number
  step?: number | undefined
  value: number
  onChange: (value: number) => void
  /** Called on release: the moment for anything slow. */
  onCommit?: ((value: number) => void) | undefined
  /** Formats the value, for display and assistive technology. */
  format?: ((value: number) => string) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  /** Names the slider where no Field does. */
  label?: string | undefined
}

export function Slider({
  min,
  max,
  step = 1,
  value,
  onChange,
  onCommit,
  format = String,
  ...rest
}: SliderProps) {
  const control = useControl()
  const share = max > min ? (value - min) / (max - min) : 0
  const commit = () => onCommit?.(value)
  return (
    <div className={styles.slider} style={{ '--share': share } as CSSProperties}>
      <output className={styles.current} htmlFor={control.id}>
        {format(value)}
      </output>
      <input
        type="range"
        {...control}
        aria-label={rest.label}
        name={rest.name}
        disabled={rest.disabled}
        className={styles.range}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerUp={commit}
        onKeyUp={commit}
      />
      <span className={styles.end}>{format(min)}</span>
      <span className={styles.end}>{format(max)}</span>
    </div>
  )
}
