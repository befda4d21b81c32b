import * as v from 'valibot'
import type { Failure } from '#contract/failure.ts'

const whomToAsk = v.object({ mobile: v.string() })

/** The masked number for the code, where a refusal asks for proof. */
export function mobileIn({ current }: Pick<Failure, 'current'>): string | undefined {
  const said = v.safeParse(whomToAsk, current)
  return said.success ? said.output.mobile : undefined
}
