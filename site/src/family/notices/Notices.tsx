import { student } from 'virtual:endpoints'
import type { FamilyNotices } from '@pravesh/contract'
import { useEffect, useState } from 'react'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import { NoticeSettings } from './NoticeSettings.tsx'
import { noticesCell } from './notices-cell.ts'

/** `/student/notices`: news of the account in one list, and how it is told of them. */
export default function Notices(props: ScreenProps<'notices'>) {
  return (
    <Screen {...props}>
      <Loading cell={noticesCell()}>
        {(data) => (
          <>
            <NoticeList {...data} />
            <NoticeSettings settings={data.settings} />
          </>
        )}
      </Loading>
    </Screen>
  )
}

/** The list that was opened: what was new then stays marked until it is left. */
function NoticeList({ notices, unread }: FamilyNotices) {
  const text = useText<'notices'>()
  const [fresh] = useState(() => new Set(notices.filter(({ isNew }) => isNew).map(({ id }) => id)))
  const newest = notices[0]?.at
  useEffect(() => {
    if (unread === 0 || newest === undefined) return
    // A list that could not be marked as seen is new again at the next visit.
    api()
      .call(student.changeNotices, { body: { seenAt: newest } })
      .then(() => touch('dashboard'))
      .catch(() => undefined)
  }, [unread, newest])
  if (notices.length === 0)
    return <EmptyState picture="bell" title={text('notices.none')} lead={text('notices.noneLead')} />
  return (
    <ul className="notices">
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={{ ...notice, isNew: notice.isNew || fresh.has(notice.id) }} />
      ))}
    </ul>
  )
}
