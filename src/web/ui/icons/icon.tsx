import type { ReactNode, SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'width' | 'height'> {
  /** Pixels of both sides. */
  size?: number
}

interface DrawingProps extends IconProps {
  /** The drawing as one path, or as children where it needs more. */
  d?: string
  children?: ReactNode
}

/** A 24 by 24 line drawing in the colour of the text; decoration, so hidden from assistive technology. */
export function Icon({ size = 20, d, children, ...rest }: DrawingProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {d && <path d={d} />}
      {children}
    </svg>
  )
}
