import './compare.css'
import { records } from 'virtual:endpoints'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import {
  type College,
  compareColleges,
  comparedIn,
  comparedWithout,
  compareSchools,
  type Row,
  type School,
  sourceText,
} from '../../lib/comparison.ts'
import { pathIn } from '../../lib/language.ts'
import { className } from '../parts/class-name.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'

type Compared = { kind: 'school'; institutes: School[] } | { kind: 'college'; institutes: College[] }

const compared = () =>
  cached<Compared>(`compare:${location.search}`, async (signal) => {
    const query = comparedIn(location.search)
    if (!query) return { kind: 'college', institutes: [] }
    const { kind, urls } = query
    const read = <D,>(call: (url: string) => Promise<{ data: D }>) =>
      Promise.all(urls.map(async (url) => (await call(url)).data))
    return kind === 'school'
      ? { kind, institutes: await read((url) => api().call(records.school, { query: { url } }, { signal })) }
      : { kind, institutes: await read((url) => api().call(records.college, { query: { url } }, { signal })) }
  })

/** `/student/compare?school=a,b,c`: two to four institutes side by side, each figure with its source. */
export default function Compare(props: ScreenProps<'compare' | 'choices'>) {
  return (
    <Screen {...props}>
      <Loading cell={compared()}>
        {(data) => (data.institutes.length > 0 ? <Table compared={data} /> : <EmptyComparison />)}
      </Loading>
    </Screen>
  )
}

function EmptyComparison() {
  const text = useText<'compare'>()
  const language = useLanguage()
  return (
    <div className="empty">
      <h2>{text('compare.none')}</h2>
      <p>{text('compare.noneLead')}</p>
      <a className="button main" href={pathIn(language, '/student/shortlist')}>
        {text('compare.toShortlist')}
      </a>
    </div>
  )
}

function Table({ compared: { kind, institutes } }: { compared: Compared }) {
  const text = useText<'compare' | 'choices'>()
  const language = useLanguage()
  const rows: Row[] =
    kind === 'school'
      ? compareSchools(institutes, text, language, (number) => className(text, number))
      : compareColleges(institutes, text, language)
  return (
    // The table scrolls in its own box; the links of its head take the keyboard there.
    <section className="compared" aria-label={text('compare.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('compare.what')}</th>
            {institutes.map(({ id, name, url }) => (
              <th scope="col" key={id}>
                <a href={pathIn(language, `/${kind}/${url}`)}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tfoot>
          <tr>
            <td />
            {institutes.map((institute) => (
              <td key={institute.id}>
                <Actions kind={kind} institute={institute} urls={institutes.map(({ url }) => url)} />
              </td>
            ))}
          </tr>
        </tfoot>
        <tbody>
          {rows.map(({ name, label, cells, differs }) => (
            <tr key={name} className={differs ? 'differs' : undefined}>
              <th scope="row">
                {label} {differs && <small className="tag">{text('compare.differs')}</small>}
              </th>
              {cells.map(({ value, source }, index) => (
                <td key={institutes[index]?.id}>
                  {value ?? <span className="soft">{text('shared.notKnown')}</span>}
                  {source && <small className="soft">{sourceText(source, text, language)}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ActionsProps = { kind: Compared['kind']; institute: School | College; urls: readonly string[] }
/** What follows of a comparison: to apply, or to leave one out of it. */
function Actions({ kind, institute: { id, name, url, admitting }, urls }: ActionsProps) {
  const text = useText<'compare'>()
  const language = useLanguage()
  const remaining = comparedWithout(kind, urls, url)
  return (
    <p className="row-actions">
      {admitting === 'open' && (
        <a className="button act" href={`${pathIn(language, '/student/cart')}?add=${kind}:${id}`}>
          {text('compare.apply')}
          <span className="away">: {name}</span>
        </a>
      )}
      {remaining && (
        <a className="button" href={remaining}>
          {text('compare.take')}
          <span className="away">: {name}</span>
        </a>
      )}
    </p>
  )
}
