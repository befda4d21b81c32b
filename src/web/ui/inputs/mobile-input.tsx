import { cleanMobile } from '#machines/rules/mobile.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

interface MobileInputProps extends Omit<TextInputProps, 'prefix'> {
  /** Cleans typed and pasted text; the login rule by default. */
  clean?: ((typed: string) => string) | undefined
}

/** A ten-digit Indian mobile number after a fixed +91. */
export function MobileInput({ onChange, clean = cleanMobile, ...rest }: MobileInputProps) {
  return (
    <TextInput
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix="+91"
      {...rest}
      onChange={(typed) => onChange(clean(typed))}
    />
  )
}
