import './institute.css'
import type { InstituteType } from '@pravesh/contract'
import type { ReactNode } from 'react'
import { monogramGround, monogramOf } from '../../../lib/institute/monogram.ts'

type Props = {
  type: InstituteType
  id: number
  name: string
  /** City and state. */
  place: string
  /** A file of ours; one from another site is not requested: it would reveal the visitor. */
  logo?: string | null
  /** Where its name leads; none for one that is no longer listed. */
  href: string | undefined
  children?: ReactNode
}

/** An institute at the head of a row: its logo or its initials, its name, its place, and the row's content. */
export function Institute({ type, id, name, place, logo, href, children }: Props) {
  const title = <strong>{name}</strong>
  return (
    <div className="institute-head">
      {logo?.startsWith('/') ? (
        <img src={logo} alt="" width="44" height="44" loading="lazy" />
      ) : (
        <span className={`mark g${monogramGround(type, id)}`} aria-hidden="true">
          {monogramOf(name)}
        </span>
      )}
      <div>
        {href ? <a href={href}>{title}</a> : title}
        {place && <p className="small soft">{place}</p>}
        {children}
      </div>
    </div>
  )
}
