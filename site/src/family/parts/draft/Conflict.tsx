import { useEffect, useRef } from 'react'
import { useText } from '../../shell/i18n.ts'

/** One thing that was written twice: what it is, what stands here, and what stands on the server, in words. */
export type Difference = { name: string; label: string; mine: string; theirs: string }
type Props = { differences: readonly Difference[]; onMine: () => void; onTheirs: () => void }

/** Somebody has changed the same record meanwhile, mostly oneself in another tab: both are shown, and one of them is kept. */
export function Conflict({ differences, onMine, onTheirs }: Props) {
  const text = useText()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section className="conflict" ref={box} tabIndex={-1} aria-labelledby="conflict">
      <h2 id="conflict">{text('shared.conflictTitle')}</h2>
      <p>{text('shared.conflictLead')}</p>
      <div className="conflict-rows">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{text('shared.mine')}</th>
              <th scope="col">{text('shared.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, label, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{mine || '–'}</td>
                <td>{theirs || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="row-actions">
        <button type="button" className="button main" onClick={onMine}>
          {text('shared.keepMine')}
        </button>
        <button type="button" className="button" onClick={onTheirs}>
          {text('shared.takeTheirs')}
        </button>
      </p>
    </section>
  )
}
