import './notices.css'
import type { FamilyNotice } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { pathIn } from '../../lib/page/language.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

/** A piece of news with its time; its text leads to the page that it is about. */
export function NoticeRow({ notice: { title, at, path, isNew } }: { notice: FamilyNotice }) {
  const text = useText<'notices'>()
  const language = useLanguage()
  return (
    <li className={isNew ? 'notice new' : 'notice'}>
      <a href={pathIn(language, path)}>{title}</a>
      <span className="small soft">
        <time dateTime={at}>{formatDateTime(at, language)}</time>
        {isNew && <span className="tag good">{text('notices.new')}</span>}
      </span>
    </li>
  )
}
