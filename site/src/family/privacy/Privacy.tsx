import './privacy.css'
import { useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { AccessItem } from './AccessItem.tsx'
import { accessCell } from './access-cell.ts'

/** `/student/privacy`: who may read what the family has sent, who has read it, and the end of it. */
export default function Privacy(props: ScreenProps<'privacy' | 'stage'>) {
  return (
    <Screen {...props}>
      <Access />
    </Screen>
  )
}

function Access() {
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
