import './bank.css'
import { student } from 'virtual:endpoints'
import type { BankDetail } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { useState } from 'react'
import { cached } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../toast/toast.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../../shell/Screen.tsx'
import { BankForm } from './BankForm.tsx'

const bank = () =>
  cached<BankDetail | null>('bank', async (signal) => (await api().call(student.bank, {}, { signal })).data)

/** `/student/bank`: the account that refunds come to where they cannot go back to where they were paid from. */
export default function Bank(props: ScreenProps<'bank'>) {
  return (
    <Screen {...props}>
      <Loading cell={bank()}>{(account) => <Account account={account} />}</Loading>
    </Screen>
  )
}

function Account({ account }: { account: BankDetail | null }) {
  const text = useText<'bank'>()
  const [changing, setChanging] = useState(false)
  const onSaved = (next: BankDetail) => {
    const message = text(account ? 'bank.updated' : 'bank.added')
    bank().put(next)
    setChanging(false)
    showToast({ type: 'success', title: text('bank.title'), message })
  }
  if (account && !changing) return <SavedAccount account={account} onChange={() => setChanging(true)} />
  return (
    <div className="stack">
      {!account && <p>{text('bank.none')}</p>}
      <BankForm savedAccount={account} onDone={onSaved} onCancel={account ? () => setChanging(false) : undefined} />
    </div>
  )
}

function SavedAccount({ account, onChange }: { account: BankDetail; onChange: () => void }) {
  const text = useText<'bank'>()
  const language = useLanguage()
  return (
    <section className="panel stack">
      <h2>{text('bank.ending', { last: account.lastFour })}</h2>
      <dl className="kept">
        <dt>{text('bank.holder')}</dt>
        <dd>{account.holder}</dd>
        <dt>{text('bank.ifsc')}</dt>
        <dd>{account.ifsc}</dd>
        <dt>{text('bank.type')}</dt>
        <dd>{text(`bank.${account.type}`)}</dd>
        {account.upi && (
          <>
            <dt>{text('bank.upi')}</dt>
            <dd>{account.upi}</dd>
          </>
        )}
      </dl>
      <p className="soft">{text('bank.since', { day: formatDate(account.updatedAt, language) })}</p>
      <p className="row-actions">
        <button type="button" className="button" onClick={onChange}>
          {text('shared.change')}
        </button>
      </p>
    </section>
  )
}
