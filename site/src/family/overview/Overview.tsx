import './overview.css'
import { student } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { Dashboard, SchoolDashboard } from '@pravesh/contract'
import { useState } from 'react'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { user } from '../../stores/session.ts'
import { studentApplicationFormInfo } from '../../stores/student.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { ChildFilter } from './ChildFilter.tsx'
import { Dates } from './Dates.tsx'
import { Figures } from './Figures.tsx'
import { Forms } from './Forms.tsx'
import { GuardianNotice } from './GuardianNotice.tsx'
import { News } from './News.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Stages } from './Stages.tsx'

type Board = (Dashboard & { children?: undefined }) | (SchoolDashboard & { form?: undefined })

const board = () =>
  cached<Board>('dashboard', async (signal) => {
    if (user.get()?.student_type === 'school') {
      const { data } = await api().call(student.schoolDashboard, {}, { signal })
      return data
    }
    const { data } = await api().call(student.dashboard, {}, { signal })
    studentApplicationFormInfo.set(data.form)
    return data
  })

/** `/student`: next steps, and the status of everything, for a student or for a parent. */
export default function Overview(props: ScreenProps<'overview' | 'stage' | 'notices' | 'choices'>) {
  return (
    <Screen {...props}>
      <Loading cell={board()}>{(data) => <Board {...data} />}</Loading>
    </Screen>
  )
}

function Board(data: Board) {
  const accountType = useStore(user)?.student_type ?? 'college'
  const [child, setChild] = useState<number>()
  return (
    <div className="overview">
      {data.guardian && <GuardianNotice guardian={data.guardian} onSent={() => void board().reload()} />}
      <NextSteps steps={data.next} inCart={data.inCart} />
      <Dates dates={data.dates} />
      {data.children && data.children.length > 1 && (
        <ChildFilter children={data.children} selectedId={child} onChoose={setChild} />
      )}
      <Stages
        applications={data.applications.filter((a) => child === undefined || a.child === child)}
        accountType={accountType}
        inCart={data.inCart}
        children={data.children?.length ?? 0}
      />
      <div className="overview-side">
        <News />
        <Forms {...data} />
        <Figures {...data} />
      </div>
    </div>
  )
}
