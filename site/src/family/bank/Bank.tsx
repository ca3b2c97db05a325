import './bank.css'
import { student } from 'virtual:endpoints'
import type { BankDetail } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { useState } from 'react'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../islands/toast.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { useLanguage, useText } from '../shell/spoken.ts'
import { BankForm } from './BankForm.tsx'

const bank = () =>
  cached<BankDetail | null>('bank', async (signal) => (await api().call(student.bank, {}, { signal })).data)

/** `/student/bank`: the account that refunds come to where they cannot go back to where they were paid from. */
export default function Bank(props: ScreenProps<'bank'>) {
  return (
    <Screen {...props}>
      <Loading cell={bank()}>{(kept) => <Account kept={kept} />}</Loading>
    </Screen>
  )
}

function Account({ kept }: { kept: BankDetail | null }) {
  const text = useText<'bank'>()
  const [changing, setChanging] = useState(false)
  const taken = (next: BankDetail) => {
    const message = text(kept ? 'bank.updated' : 'bank.added')
    bank().put(next)
    setChanging(false)
    showToast({ type: 'success', title: text('bank.title'), message })
  }
  if (kept && !changing) return <Kept kept={kept} onChange={() => setChanging(true)} />
  return (
    <div className="stack">
      {!kept && <p>{text('bank.none')}</p>}
      <BankForm kept={kept} onDone={taken} onCancel={kept ? () => setChanging(false) : undefined} />
    </div>
  )
}

function Kept({ kept, onChange }: { kept: BankDetail; onChange: () => void }) {
  const text = useText<'bank'>()
  const language = useLanguage()
  return (
    <section className="panel stack">
      <h2>{text('bank.ending', { last: kept.lastFour })}</h2>
      <dl className="kept">
        <dt>{text('bank.holder')}</dt>
        <dd>{kept.holder}</dd>
        <dt>{text('bank.ifsc')}</dt>
        <dd>{kept.ifsc}</dd>
        <dt>{text('bank.type')}</dt>
        <dd>{text(`bank.${kept.type}`)}</dd>
        {kept.upi && (
          <>
            <dt>{text('bank.upi')}</dt>
            <dd>{kept.upi}</dd>
          </>
        )}
      </dl>
      <p className="soft">{text('bank.since', { day: formatDate(kept.updatedAt, language) })}</p>
      <p className="row-actions">
        <button type="button" className="button" onClick={onChange}>
          {text('shared.change')}
        </button>
      </p>
    </section>
  )
}
