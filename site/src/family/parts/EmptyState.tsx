import type { ReactNode } from 'react'

/** Line drawings on a square of 64: what the place is for. */
const drawings = {
  institute: 'M32 6c3 8 20 10 20 25v27H40V38c0-7-6-9-8-13-2 4-8 6-8 13v20H12V31C12 16 29 14 32 6zM4 58h56M46 22l8-6v10',
  list: 'M16 8h32v48L32 46 16 56zM24 20h16M24 28h16M24 36h8',
  purse:
    'M10 22h40a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4zM10 22V18a4 4 0 0 1 4-4h30v8M54 34H42a4 4 0 0 0 0 8h12M43 38h.1',
  bell: 'M32 8v4M18 44V28c0-9 6-16 14-16s14 7 14 16v16l5 6H13zM27 50c0 4 2 6 5 6s5-2 5-6',
  child: 'M32 10a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM18 56V42c0-7 6-12 14-12s14 5 14 12v14M24 42v14M40 42v14M8 56h48',
  letter: 'M8 16h48v34H8zM8 18l24 18 24-18',
  page: 'M16 6h22l12 12v40H16zM38 6v12h12M24 30h18M24 38h18M24 46h10',
  star: 'M32 10l6.5 14 15.5 2-11.5 10.5 3 15.5L32 44l-13.5 8 3-15.5L10 26l15.5-2z',
} as const

type Props = {
  picture: keyof typeof drawings
  title: string
  lead?: string
  /** A link or button to the first step from here. */
  children?: ReactNode
}

/** A place of the family's area with nothing in it yet: what comes here, and how. */
export function EmptyState({ picture, title, lead, children }: Props) {
  return (
    <div className="empty">
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <path d={drawings[picture]} />
      </svg>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </div>
  )
}
