import { admission } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { ShortlistRow } from '@pravesh/contract'
import { useState } from 'react'
import { cached, touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../islands/toast.ts'
import { pathIn } from '../../lib/language.ts'
import { user } from '../../stores/session.ts'
import { AskFirst } from '../parts/AskFirst.tsx'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { useLanguage, useText } from '../shell/spoken.ts'
import { TakeSaved } from './TakeSaved.tsx'

const shortlist = () =>
  cached('shortlist', async (signal) => {
    const { data } = await api().call(
      admission.shortlist,
      { query: { limit: 100, sort: 'id', order: 'desc' } },
      { signal },
    )
    return data
  })

/** `/student/shortlist`: institutes that a family is thinking of, each with its application. */
export default function Shortlist(props: ScreenProps<'shortlist' | 'stage' | 'choices'>) {
  return (
    <Screen {...props}>
      <TakeSaved />
      <Loading cell={shortlist()}>{(rows) => (rows.length === 0 ? <Empty /> : <Rows rows={rows} />)}</Loading>
    </Screen>
  )
}

function Empty() {
  const text = useText<'shortlist'>()
  const language = useLanguage()
  const school = useStore(user)?.student_type === 'school'
  return (
    <div className="empty">
      <h2>{text('shortlist.none')}</h2>
      <p>{text(school ? 'shortlist.noneSchool' : 'shortlist.noneCollege')}</p>
      <a className="button main" href={pathIn(language, school ? '/student/schools' : '/colleges/all')}>
        {text(school ? 'shortlist.findSchools' : 'shortlist.findColleges')}
      </a>
    </div>
  )
}

const mostCompared = 4
function Rows({ rows }: { rows: readonly ShortlistRow[] }) {
  const text = useText<'shortlist'>()
  const language = useLanguage()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const type = rows[0]?.instituteType ?? 'college'
  const tick = (url: string, on: boolean) => setTicked(on ? [...ticked, url] : ticked.filter((one) => one !== url))
  return (
    <>
      <ul className="rows">
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            ticked={ticked.includes(row.instituteUrl)}
            full={ticked.length >= mostCompared}
            onTick={(on) => tick(row.instituteUrl, on)}
          />
        ))}
      </ul>
      <p className="sum">
        {ticked.length >= 2 ? (
          <a
            className="button main"
            href={`${pathIn(language, '/student/compare')}?${type}=${ticked.map(encodeURIComponent).join(',')}`}
          >
            {text('shortlist.compare', { count: ticked.length })}
          </a>
        ) : (
          <span className="soft">{text('shortlist.pickTwo')}</span>
        )}
      </p>
    </>
  )
}

type RowProps = { row: ShortlistRow; ticked: boolean; full: boolean; onTick: (on: boolean) => void }
function Row({ row, ticked, full, onTick }: RowProps) {
  const {
    id,
    instituteType,
    instituteName: name,
    instituteUrl,
    instituteId,
    child,
    childName,
    admitting,
    application,
  } = row
  const text = useText<'shortlist' | 'stage' | 'choices'>()
  const language = useLanguage()
  const remove = async () => {
    await api().call(admission.removeShortlist, { query: { id }, body: { id } })
    touch('shortlist', 'dashboard')
    showToast({ type: 'success', title: text('shortlist.removed'), message: name })
  }
  const unpaid = !application || application.status === 'draft' || application.status === 'payment_pending'
  return (
    <li className="line">
      <label className="choice">
        <input
          type="checkbox"
          checked={ticked}
          disabled={full && !ticked}
          aria-label={text('shortlist.tick', { name })}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>
          <a href={pathIn(language, `/${instituteType}/${instituteUrl}`)}>
            <strong>{name}</strong>
          </a>
          <br />
          {childName && <span className="small soft">{text('shortlist.forChild', { name: childName })} </span>}
          <span className={application ? 'tag good' : 'tag'}>
            {application ? text(`stage.${application.status}`) : text(`choices.admitting_${admitting}`)}
          </span>
        </span>
      </label>
      <p className="row-actions">
        {unpaid && admitting === 'open' && (
          <a
            className="button act"
            href={`${pathIn(language, '/student/cart')}?add=${instituteType}:${instituteId}${child ? `&child=${child}` : ''}`}
          >
            {text('shortlist.apply')}
            <span className="away">: {name}</span>
          </a>
        )}
        <a className="button" href={`${pathIn(language, '/student/application')}?id=${id}`}>
          {text(application ? 'shortlist.open' : 'shortlist.start')}
          <span className="away">: {name}</span>
        </a>
        <AskFirst
          label={text('shortlist.remove')}
          named={`${text('shortlist.remove')}: ${name}`}
          title={text('shortlist.removeSure', { name })}
          act={remove}
        >
          <p>{text('shortlist.removeLead')}</p>
        </AskFirst>
      </p>
    </li>
  )
}
