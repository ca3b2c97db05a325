import { admission } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { lasting } from '../../api/lasting.ts'
import { childTasks } from '../../lib/child-tasks.ts'
import { pathIn } from '../../lib/language.ts'
import { LongForm } from '../long-form/LongForm.tsx'
import type { LongRecord, Source } from '../long-form/source.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { useLanguage, useText } from '../shell/spoken.ts'

const formOf = (id: number) =>
  cached<LongRecord>(`child-form:${id}`, async (signal) => {
    const { data } = await api().call(admission.commonForm, { params: { id } }, { signal })
    return data
  })
/** What the form needs to know of the family beside the child. */
const family = () =>
  cached('family', async (signal) => {
    const [children, documents] = await Promise.all([
      api().call(admission.children, { query: { limit: 50 } }, { signal }),
      api().call(admission.documents, { query: { limit: 100 } }, { signal }),
    ])
    return { children: children.data, documents: new Map(documents.data.map(({ id, title }) => [id, title])) }
  })
/** What is mostly the same for brothers and sisters. */
const alike = ['parents', 'address', 'emergency', 'declaration']

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
  const text = useText<'childForm'>()
  const { data } = useStore(family())
  const id = Number(new URLSearchParams(location.search).get('id')) || data?.children[0]?.id
  if (!id || !data)
    return (
      <div className="empty">
        <p>{text('childForm.noChild')}</p>
        <a className="button main" href={pathIn(language, '/student/children')}>
          {text('childForm.addChild')}
        </a>
      </div>
    )
  const source: Source = {
    cell: formOf(id),
    tasks: childTasks,
    key: `child-form:${id}`,
    address: `${pathIn(language, '/student/child')}?id=${id}`,
    documents: data.documents,
    others: data.children
      .filter((child) => child.id !== id)
      .map((child) => ({
        name: child.name,
        sections: alike,
        read: async () => (await api().call(admission.commonForm, { params: { id: child.id } })).data,
      })),
    async save(section, ifUpdatedAt, leaving) {
      const { data } = await api().call(
        admission.changeCommonForm,
        { params: { id }, body: { ...section, ifUpdatedAt } },
        leaving ? { fetch: lasting } : {},
      )
      return data
    },
  }
  const child = data.children.find((one) => one.id === id)
  return (
    <>
      <nav className="row-actions switcher" aria-label={text('childForm.switch')}>
        {data.children.map((one) => (
          <a
            key={one.id}
            className={one.id === id ? 'tag good' : 'tag'}
            aria-current={one.id === id ? 'page' : undefined}
            href={`${pathIn(language, '/student/child')}?id=${one.id}`}
          >
            {one.name}
          </a>
        ))}
      </nav>
      {child && <p className="child-name">{text('childForm.of', { name: child.name })}</p>}
      <LongForm source={source} />
    </>
  )
}
