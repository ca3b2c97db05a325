import type { ConsentRow } from '@pravesh/contract'
import { useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { CheckConsents } from './CheckConsents.tsx'
import { ConsentItem } from './ConsentItem.tsx'
import { consentsCell } from './privacy-cells.ts'

const isOpen = ({ withdrawnAt }: ConsentRow) => withdrawnAt === null

/** What was agreed to, with the words of each text, and the button that withdraws it; what was withdrawn is folded. */
export function Consents() {
  const text = useText<'privacy'>()
  return (
    <section className="stack" aria-labelledby="consents">
      <h2 id="consents">{text('privacy.consentsTitle')}</h2>
      <p className="soft">{text('privacy.consentsLead')}</p>
      <Loading cell={consentsCell()}>
        {(rows) => {
          const given = rows.filter(({ action }) => action === 'given')
          const ended = given.filter((row) => !isOpen(row))
          return (
            <>
              {given.length === 0 ? (
                <p>{text('privacy.noConsents')}</p>
              ) : (
                <ul className="rows">
                  {given.filter(isOpen).map((row) => (
                    <ConsentItem key={row.id} row={row} />
                  ))}
                </ul>
              )}
              {ended.length > 0 && (
                <details>
                  <summary>{text('privacy.withdrawnCount', { count: ended.length })}</summary>
                  <ul className="rows">
                    {ended.map((row) => (
                      <ConsentItem key={row.id} row={row} />
                    ))}
                  </ul>
                </details>
              )}
              <CheckConsents rows={rows} />
            </>
          )
        }}
      </Loading>
    </section>
  )
}
