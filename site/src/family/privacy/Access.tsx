import { useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { AccessItem } from './AccessItem.tsx'
import { accessCell } from './privacy-cells.ts'

/** Applications that were sent: who may read each, who has read it, and the end of it. */
export function Access() {
  const text = useText<'privacy'>()
  return (
    <section className="stack" aria-labelledby="access">
      <h2 id="access">{text('privacy.accessTitle')}</h2>
      <p className="soft">{text('privacy.accessLead')}</p>
      <Loading cell={accessCell()}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{text('privacy.none')}</p>
          ) : (
            <ul className="rows">
              {rows.map((row) => (
                <AccessItem key={row.id} row={row} />
              ))}
            </ul>
          )
        }
      </Loading>
    </section>
  )
}
