/** Who stands behind a figure. */
export type Tier = 'official' | 'institute' | 'reported' | 'derived' | 'unchecked' | 'demo'

/**
 * How a tier is told apart without its hue: the mark's outline and how much of it is filled.
 * The label itself comes from the messages, since it is always written beside the mark.
 */
export interface TierMark {
  shape: 'square' | 'circle' | 'diamond'
  fill: 'full' | 'half' | 'none'
  line: 'solid' | 'dashed'
}

export const tierMarks: Record<Tier, TierMark> = {
  official: { shape: 'square', fill: 'full', line: 'solid' },
  institute: { shape: 'square', fill: 'half', line: 'solid' },
  reported: { shape: 'circle', fill: 'none', line: 'solid' },
  derived: { shape: 'diamond', fill: 'none', line: 'solid' },
  unchecked: { shape: 'square', fill: 'none', line: 'dashed' },
  demo: { shape: 'circle', fill: 'none', line: 'dashed' },
}

export const tiers = Object.keys(tierMarks) as Tier[]
