import type { CoverType } from '#machines/reference/policies.ts'

export const coverNames: Readonly<Record<CoverType, string>> = {
  comprehensive: 'Comprehensive',
  odOnly: 'Own damage only',
  thirdParty: 'Third party only',
}
