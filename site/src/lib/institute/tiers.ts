import type { Tier } from '@pravesh/contract'

/** The message that names each tier. */
export const tierKeys = {
  official: 'site.tierOfficial',
  institute: 'site.tierInstitute',
  reported: 'site.tierReported',
  derived: 'site.tierDerived',
  unchecked: 'site.tierUnchecked',
  demo: 'site.tierDemo',
} as const satisfies Record<Tier, string>
