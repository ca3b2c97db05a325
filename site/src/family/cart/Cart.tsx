import { admission, student } from 'virtual:endpoints'
import type { CartItem } from '@pravesh/contract'
import { formatRupees } from '@pravesh/messages'
import { cached, touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../islands/toast.ts'
import { applicationAddress, payAddress } from '../../lib/family-address.ts'
import { pathIn } from '../../lib/language.ts'
import { Institute } from '../parts/Institute.tsx'
import { useSend } from '../parts/use-send.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { AddFirst } from './AddFirst.tsx'

const cart = () =>
  cached('cart', async (signal) => {
    const [lines, children] = await Promise.all([
      api().call(student.cart, { query: { limit: 50 } }, { signal }),
      api().call(admission.children, { query: { limit: 50, sort: 'id', order: 'asc' } }, { signal }),
    ])
    return {
      lines: lines.data,
      amount: lines.amount,
      children: new Map(children.data.map(({ id, name }) => [id, name])),
    }
  })

/** `/student/cart`: fees that are about to be paid. `?add=school:7` puts one in: Apply on a page leads here. */
export default function Cart(props: ScreenProps<'cart' | 'choices'>) {
  return (
    <Screen {...props}>
      <Loading cell={cart()}>
        {({ lines, amount, children }) => (
          <>
            <AddFirst children={children} />
            {lines.length === 0 ? <Empty /> : <Lines lines={lines} amount={amount} children={children} />}
          </>
        )}
      </Loading>
    </Screen>
  )
}

function Empty() {
  const text = useText<'cart'>()
  const language = useLanguage()
  return (
    <div className="empty">
      <h2>{text('cart.none')}</h2>
      <p>{text('cart.noneLead')}</p>
      <a className="button main" href={pathIn(language, '/student/shortlist')}>
        {text('cart.toShortlist')}
      </a>
    </div>
  )
}

type ChildNames = ReadonlyMap<number, string>
function Lines({ lines, amount, children }: { lines: readonly CartItem[]; amount: number; children: ChildNames }) {
  const text = useText<'cart'>()
  const language = useLanguage()
  return (
    <>
      <ul className="rows">
        {lines.map((line) => (
          <Line key={line.id} line={line} childName={line.child === null ? undefined : children.get(line.child)} />
        ))}
      </ul>
      <p className="sum">
        <strong>{text('cart.sum', { amount: formatRupees(amount / 100, language) })}</strong>
      </p>
      <p className="soft">{text('cart.each')}</p>
      <p className="soft">{text('cart.refunds')}</p>
    </>
  )
}

function Line({ line, childName }: { line: CartItem; childName: string | undefined }) {
  const { id, instituteType, instituteId, instituteName: name, instituteUrl, amount, admitting, feesType } = line
  const text = useText<'cart' | 'choices'>()
  const language = useLanguage()
  const { busy, run } = useSend()
  const remove = () =>
    run(async () => {
      await api().call(student.removeCart, { query: { id }, body: { id } })
      touch('cart', 'dashboard')
      showToast({ type: 'success', title: text('cart.removed'), message: name })
    })
  return (
    <li className="line">
      <Institute
        type={instituteType}
        id={instituteId}
        name={name}
        place={line.institutePlace}
        logo={line.instituteLogo}
        href={instituteUrl && pathIn(language, `/${instituteType}/${instituteUrl}`)}
      >
        <p className="small soft">
          {text(`choices.fee_${feesType}`)}
          {childName && ` · ${text('cart.forChild', { name: childName })}`}
        </p>
        {admitting !== 'open' && <p>{text('cart.notNow', { why: text(`choices.admitting_${admitting}`) })}</p>}
      </Institute>
      <p className="row-actions">
        {admitting === 'open' && (
          <a className="button act" href={payAddress(language, line)}>
            {text('cart.pay', { amount: formatRupees(amount / 100, language) })}
            <span className="away">: {name}</span>
          </a>
        )}
        <a className="button" href={applicationAddress(language, line)}>
          {text('cart.open')}
          <span className="away">: {name}</span>
        </a>
        <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => void remove()}>
          {text('shared.remove')}
          <span className="away">: {name}</span>
        </button>
      </p>
    </li>
  )
}
