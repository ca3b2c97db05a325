import { useStore } from '@nanostores/react'
import { pathIn } from '../../lib/page/language.ts'
import { NoticeRow } from '../notices/NoticeRow.tsx'
import { noticesCell } from '../notices/notices-cell.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

/** So many news on the overview; the page of news has the others. */
const mostNews = 3

/** What is new since the list of news was last seen. Nothing is shown while there is nothing, or it cannot be read. */
export function News() {
  const text = useText<'overview'>()
  const language = useLanguage()
  const { data } = useStore(noticesCell())
  if (!data || data.unread === 0) return null
  return (
    <section className="panel" aria-labelledby="news">
      <h2 id="news">{text('overview.news', { count: data.unread })}</h2>
      <ul className="notices">
        {data.notices
          .filter(({ isNew }) => isNew)
          .slice(0, mostNews)
          .map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
      </ul>
      <a className="button" href={pathIn(language, '/student/notices')}>
        {text('overview.allNews')}
      </a>
    </section>
  )
}
