/** Lower bounds in px (docs/specification.md, section 9). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const

/**
 * A phone is narrower, in px (docs/specification.md, section 9). Media queries cannot read a custom property, so the site's rules repeat it:
 * `site/src/styles/phone-width.test.ts` holds them to it.
 */
export const phoneBelow = 768

/** The spacing unit in px; every distance is a multiple or a half of it. */
export const unit = 8

/** Width of a toast and how long each kind stays, in px and ms (docs/specification.md, section 9). */
export const toast = { width: 325, duration: { short: 1500, medium: 5000, long: 7000 } } as const

const ratio = 1.2

/** One modular scale in rem: a minor third from 1 rem, rounded to visibly different values. */
export const typeScale = Object.fromEntries(
  (['small', 'body', 'lead', 'title', 'heading', 'display', 'figure', 'poster'] as const).map((name, index) => [
    name,
    Number((ratio ** (index - 1)).toFixed(3)),
  ]),
) as Record<'small' | 'body' | 'lead' | 'title' | 'heading' | 'display' | 'figure' | 'poster', number>

export const lineHeight = { tight: 1.15, heading: 1.25, text: 1.55 } as const

/** Corners in px. */
export const radius = { small: 3, medium: 6, round: 999 } as const

/** Milliseconds, and the one curve: quick to leave, slow to arrive. */
export const motion = { fast: 150, slow: 200, curve: 'cubic-bezier(0.2, 0, 0, 1)' } as const

/** Minimum side of a touch target, px. */
export const touchTarget = 44

/** The longest line of running text, in characters. */
export const measure = 68

const systemText =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", "Nirmala UI", sans-serif'

export const fontFamily = { heading: `"Anek", "Anek Hindi", ${systemText}`, text: systemText } as const

/** The one weight in which Anek is shipped. */
export const headingWeight = 600
