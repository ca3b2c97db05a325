import { admission, student } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { CartItem, ShortlistRow } from '@pravesh/contract'
import { useState } from 'react'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { pathIn } from '../../lib/page/language.ts'
import { user } from '../../stores/session.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { Listed } from './Listed.tsx'
import { TakeSaved } from './TakeSaved.tsx'

const shortlist = () =>
  cached('shortlist', async (signal) => {
    const [listed, cart] = await Promise.all([
      api().call(admission.shortlist, { query: { limit: 100, sort: 'id', order: 'desc' } }, { signal }),
      api().call(student.cart, { query: { limit: 100 } }, { signal }),
    ])
    return { rows: listed.data, cart: cart.data }
  })

/** `/student/shortlist`: institutes that a family is thinking of, each with its application. */
export default function Shortlist(props: ScreenProps<'shortlist' | 'stage' | 'choices' | 'course'>) {
  return (
    <Screen {...props}>
      <Loading cell={shortlist()}>
        {({ rows, cart }) => (
          <>
            <TakeSaved listed={rows} />
            {rows.length === 0 ? <Empty /> : <Rows rows={rows} cart={cart} />}
          </>
        )}
      </Loading>
    </Screen>
  )
}

function Empty() {
  const text = useText<'shortlist'>()
  const language = useLanguage()
  const school = useStore(user)?.student_type === 'school'
  return (
    <EmptyState
      picture="list"
      title={text('shortlist.none')}
      lead={text(school ? 'shortlist.noneSchool' : 'shortlist.noneCollege')}
    >
      <a className="button main" href={pathIn(language, school ? '/student/schools' : '/colleges/all')}>
        {text(school ? 'shortlist.findSchools' : 'shortlist.findColleges')}
      </a>
    </EmptyState>
  )
}

const mostCompared = 4
function Rows({ rows, cart }: { rows: readonly ShortlistRow[]; cart: readonly CartItem[] }) {
  const text = useText<'shortlist'>()
  const language = useLanguage()
  const [ticked, setTicked] = useState<readonly string[]>([])
  // Schools are compared with schools, and colleges with colleges: the first that is ticked decides.
  const pathOf = ({ instituteType, instituteUrl }: ShortlistRow) => `${instituteType}/${instituteUrl}`
  const type = rows.find((row) => pathOf(row) === ticked[0])?.instituteType
  const urls = ticked.map((path) => encodeURIComponent(path.slice(path.indexOf('/') + 1)))
  const tick = (path: string, on: boolean) => setTicked(on ? [...ticked, path] : ticked.filter((item) => item !== path))
  return (
    <>
      <ul className="rows">
        {rows.map((row) => (
          <Listed
            key={row.id}
            row={row}
            waits={cart.find((line) => isOf(row, line))}
            ticked={ticked.includes(pathOf(row))}
            full={ticked.length >= mostCompared || (type !== undefined && row.instituteType !== type)}
            onTick={(on) => tick(pathOf(row), on)}
          />
        ))}
      </ul>
      <p className="sum">
        {type && ticked.length >= 2 ? (
          <a className="button main" href={`${pathIn(language, '/compare')}?${type}=${urls.join(',')}`}>
            {text('shortlist.compare', { count: ticked.length })}
          </a>
        ) : (
          <span className="soft">{text('shortlist.pickTwo')}</span>
        )}
      </p>
    </>
  )
}

/** Whether a line of the cart is the fee of a row of the list. */
const isOf = (row: ShortlistRow, line: CartItem): boolean =>
  line.feesType === 'application' &&
  line.instituteType === row.instituteType &&
  line.instituteId === row.instituteId &&
  (line.child === row.child || line.child === null) &&
  (line.course === row.course || line.course === null)
