import { admission } from 'virtual:endpoints'
import type { FamilyDraw } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { cached } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'

const drawsCell = (id: number) =>
  cached<FamilyDraw[]>(`draws:${id}`, async (signal) => {
    const { data } = await api().call(admission.draws, { params: { id } }, { signal })
    return data
  })

/** Draws of lots that an application takes part in: the family's code for the public page, and the place afterwards. */
export function Draws({ application }: { application: number }) {
  return (
    <Loading cell={drawsCell(application)}>
      {(draws) => draws.map((draw) => <DrawPart key={draw.id} draw={draw} />)}
    </Loading>
  )
}

function DrawPart({ draw }: { draw: FamilyDraw }) {
  const text = useText<'application'>()
  const language = useLanguage()
  return (
    <section className="signed-copy" aria-labelledby={`draw-${draw.id}`}>
      <h2 id={`draw-${draw.id}`}>{text('application.drawTitle')}</h2>
      <p>
        <Standing draw={draw} />
      </p>
      {draw.ticket && (
        <dl>
          <dt>{text('application.drawCode')}</dt>
          <dd>
            <code>{draw.ticket}</code>
          </dd>
        </dl>
      )}
      {draw.ticket && <p className="soft">{text('application.drawCodeHelp')}</p>}
      <p>
        <a href={pathIn(language, `/draws/${draw.id}`)}>{text('application.drawPage', { name: draw.name })}</a>
      </p>
    </section>
  )
}

/** What became of it so far, in a sentence. */
function Standing({ draw: { state, closesAt, drawsAt, place, seats, listed } }: { draw: FamilyDraw }) {
  const text = useText<'application'>()
  const language = useLanguage()
  if (state === 'cancelled') return text('application.drawCancelled')
  if (state === 'announced') return text('application.drawAnnounced', { date: formatDateTime(closesAt, language) })
  if (place === null) return text('application.drawClosed', { date: formatDateTime(drawsAt, language) })
  return text(place <= seats ? 'application.drawDrawn' : 'application.drawWaiting', { place, seats, listed })
}
