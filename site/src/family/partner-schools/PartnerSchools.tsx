import './partner-schools.css'
import { admission, student } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import { ApiError } from '@pravesh/contract/errors'
import { useEffect, useMemo, useRef, useState } from 'react'
import { cached, touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { pathIn } from '../../lib/page/language.ts'
import { chooseChild, chosenChild, selectedChildOf } from '../../stores/child.ts'
import { showToast } from '../../toast/toast.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { Field } from '../parts/fields/Field.tsx'
import { Institute } from '../parts/institute/Institute.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'

const pause = 250
const pageSize = 50

/** So many pages of schools of a name or place that take applications here, and the children they may be for. */
const found = (search: string, pages: number) =>
  cached(`partner-schools:${search}:${pages}`, async (signal) => {
    const numbers = Array.from({ length: pages }, (_, index) => index + 1)
    const [responses, children] = await Promise.all([
      Promise.all(
        numbers.map((page) => {
          const query = { limit: pageSize, page, ...(search && { search }) }
          return api().call(student.partnerSchools, { query }, { signal })
        }),
      ),
      api().call(admission.children, { query: { limit: 50, sort: 'id', order: 'asc' } }, { signal }),
    ])
    const schools = responses.flatMap(({ data }) => data)
    return { schools, total: responses[0]?.total ?? 0, children: children.data }
  })
type Found = NonNullable<ReturnType<ReturnType<typeof found>['get']>['data']>

/** `/student/schools`: a parent finds schools that take applications, and puts them on the shortlist of a child. */
export default function PartnerSchools(props: ScreenProps<'partnerSchools' | 'choices'>) {
  return (
    <Screen {...props} track="school">
      <Search />
    </Screen>
  )
}

function Search() {
  const text = useText<'partnerSchools'>()
  const [search, setSearch] = useState(() => new URLSearchParams(location.search).get('search') ?? '')
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  // Whether the schools are for no child in particular: a search that brings others changes nothing of it.
  const [withoutChild, setNobody] = useState(false)
  const [pages, setPages] = useState(1)
  const cell = useMemo(() => found(search, pages), [search, pages])
  const find = (searchText: string) => {
    setPages(1)
    setSearch(searchText.trim())
  }
  return (
    <>
      <search>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            find(String(new FormData(event.currentTarget).get('search') ?? ''))
          }}
        >
          <Field name="search" label={text('partnerSchools.search')} errors={[]} optional>
            {(attributes) => (
              <input
                {...attributes}
                type="search"
                maxLength={100}
                defaultValue={search}
                onInput={({ currentTarget: { value } }) => {
                  clearTimeout(waiting.current)
                  waiting.current = setTimeout(() => find(value), pause)
                }}
              />
            )}
          </Field>
        </form>
      </search>
      <Loading cell={cell}>
        {(data) => (
          <>
            <Schools {...data} withoutChild={withoutChild} onNobody={setNobody} />
            {data.schools.length < data.total && (
              <p>
                <button type="button" className="button" onClick={() => setPages(pages + 1)}>
                  {text('partnerSchools.more')}
                </button>
              </p>
            )}
          </>
        )}
      </Loading>
    </>
  )
}

type WithoutChildProps = { withoutChild: boolean; onNobody: (withoutChild: boolean) => void }
function Schools({ schools, total, children, withoutChild, onNobody }: Found & WithoutChildProps) {
  const text = useText<'partnerSchools'>()
  const language = useLanguage()
  const selectedId = useStore(chosenChild)
  const child = withoutChild ? undefined : selectedChildOf(children, selectedId)?.id
  if (schools.length === 0)
    return (
      <EmptyState picture="institute" title={text('partnerSchools.none')} lead={text('partnerSchools.noneLead')}>
        <a className="button" href={pathIn(language, '/schools/all')}>
          {text('partnerSchools.allSchools')}
        </a>
      </EmptyState>
    )
  return (
    <>
      {children.length > 0 && (
        <Field name="child" label={text('partnerSchools.forChild')} errors={[]}>
          {(attributes) => (
            <select
              {...attributes}
              value={child ?? ''}
              onChange={({ target }) => {
                onNobody(target.value === '')
                if (target.value) chooseChild(Number(target.value))
              }}
            >
              {children.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="">{text('partnerSchools.anyChild')}</option>
            </select>
          )}
        </Field>
      )}
      <p className="soft found" role="status">
        {text('partnerSchools.found', { count: total })}
      </p>
      <ul className="rows">
        {schools.map((school) => (
          <School key={school.sid} school={school} child={child} />
        ))}
      </ul>
    </>
  )
}

function School({ school, child }: { school: Found['schools'][number]; child: number | undefined }) {
  const { sid, name, place, url, logo, admitting } = school
  const text = useText<'partnerSchools' | 'choices'>()
  const language = useLanguage()
  const [listed, setListed] = useState(false)
  const { busy, run } = useSend()
  const add = () =>
    run(async () => {
      try {
        await api().call(admission.addShortlist, {
          body: { instituteType: 'school', instituteId: sid, ...(child ? { child } : {}) },
        })
        showToast({ type: 'success', title: text('partnerSchools.shortlisted'), message: name })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'ALREADY_SHORTLISTED')) throw error
        showToast({ type: 'warning', title: text('partnerSchools.already'), message: name })
      }
      setListed(true)
      touch('shortlist', 'dashboard')
    })
  return (
    <li className="partner">
      <Institute type="school" id={sid} name={name} place={place} logo={logo} href={pathIn(language, `/school/${url}`)}>
        <span className={admitting === 'open' ? 'tag good' : 'tag'}>{text(`choices.admitting_${admitting}`)}</span>
      </Institute>
      <p className="row-actions">
        <button
          type="button"
          className="button"
          aria-disabled={busy || listed || undefined}
          onClick={() => !listed && void add()}
        >
          {text(listed ? 'partnerSchools.shortlisted' : 'partnerSchools.shortlist')}
          <span className="away">: {name}</span>
        </button>
        {admitting === 'open' && (
          <a
            className="button main"
            href={`${pathIn(language, '/student/cart')}?add=school:${sid}${child ? `&child=${child}` : ''}`}
          >
            {text('partnerSchools.cart')}
            <span className="away">: {name}</span>
          </a>
        )}
      </p>
    </li>
  )
}
