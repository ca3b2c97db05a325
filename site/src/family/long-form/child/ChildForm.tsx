import { admission, student } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { Child, Profile } from '@pravesh/contract'
import { useEffect } from 'react'
import { cached } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { keepaliveFetch } from '../../../api/keepalive.ts'
import { childTasks } from '../../../lib/application/child-tasks.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { chooseChild, chosenChild, selectedChildOf } from '../../../stores/child.ts'
import { profileCell } from '../../account/profile/profile-cell.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../../shell/Screen.tsx'
import { LongForm } from '../LongForm.tsx'
import type { LongRecord, Source } from '../source.ts'

const formOf = (id: number) =>
  cached<LongRecord>(`child-form:${id}`, async (signal) => {
    const { data } = await api().call(admission.commonForm, { params: { id } }, { signal })
    return data
  })
/** The family's data that the form needs in addition to the child. */
const family = () =>
  cached('family', async (signal) => {
    const [children, documents, board] = await Promise.all([
      api().call(admission.children, { query: { limit: 50, sort: 'id', order: 'asc' } }, { signal }),
      api().call(admission.documents, { query: { limit: 100 } }, { signal }),
      api().call(student.schoolDashboard, {}, { signal }),
    ])
    return {
      children: children.data,
      documents: new Map(documents.data.map(({ id, title }) => [id, title])),
      missing: new Map(board.data.children.map(({ id, form }) => [id, form.missing])),
    }
  })
/** Sections that brothers and sisters mostly share. */
const sharedSections = ['parents', 'address', 'emergency', 'declaration']

/** Known details of the parent and of the child. */
const prefillOf = ({ name, email, mobile, address, city, state, pincode }: Profile, child: Child | undefined) => ({
  parents: { parents: [{ relation: child?.relation, name, email, mobile }] },
  address: { address: { line: address, city, state, pincode } },
  previousSchool: { previousSchool: { name: child?.currentSchool, lastClass: child?.currentClass } },
})

/** `/student/child?id=`: the form that a family fills once a child for all schools. */
export default function ChildForm(props: ScreenProps<'childForm' | 'longForm' | 'choices'>) {
  return (
    <Screen {...props} track="school">
      <Loading cell={family()}>{() => <Filled />}</Loading>
    </Screen>
  )
}

function Filled() {
  const language = useLanguage()
  const text = useText<'childForm' | 'longForm'>()
  const { data } = useStore(family())
  const profile = useStore(profileCell())
  const selectedId = useStore(chosenChild)
  const requestedId = Number(new URLSearchParams(location.search).get('id'))
  const id = requestedId || selectedChildOf(data?.children ?? [], selectedId)?.id
  useEffect(() => {
    if (requestedId) chooseChild(requestedId)
  }, [requestedId])
  if (!id || !data)
    return (
      <EmptyState picture="child" title={text('childForm.noChild')}>
        <a className="button main" href={pathIn(language, '/student/children')}>
          {text('childForm.addChild')}
        </a>
      </EmptyState>
    )
  // The form is read meanwhile.
  if (profile.busy && !profile.data) return <Loading cell={formOf(id)}>{() => null}</Loading>
  const child = data.children.find((item) => item.id === id)
  const source: Source = {
    cell: formOf(id),
    tasks: childTasks,
    key: `child-form:${id}`,
    address: `${pathIn(language, '/student/child')}?id=${id}`,
    documents: data.documents,
    ...(profile.data && { prefill: prefillOf(profile.data, child) }),
    nextLinks: [
      { label: text('longForm.toSchools'), href: pathIn(language, '/student/schools') },
      { label: text('longForm.toCart'), href: pathIn(language, '/student/cart') },
    ],
    others: data.children
      .filter((child) => child.id !== id)
      .map((child) => ({
        name: child.name,
        sections: sharedSections.filter((section) => !data.missing.get(child.id)?.includes(section)),
        read: async () => (await api().call(admission.commonForm, { params: { id: child.id } })).data,
      })),
    async save(section, ifUpdatedAt, leaving) {
      const { data } = await api().call(
        admission.changeCommonForm,
        { params: { id }, body: { ...section, ifUpdatedAt } },
        leaving ? { fetch: keepaliveFetch } : {},
      )
      return data
    },
  }
  return (
    <>
      <nav className="row-actions switcher" aria-label={text('childForm.switch')}>
        {data.children.map((child) => (
          <a
            key={child.id}
            className={child.id === id ? 'tag good' : 'tag'}
            aria-current={child.id === id ? 'page' : undefined}
            href={`${pathIn(language, '/student/child')}?id=${child.id}`}
          >
            {child.name}
          </a>
        ))}
      </nav>
      {child && <p className="child-name">{text('childForm.of', { name: child.name })}</p>}
      <LongForm source={source} />
    </>
  )
}
