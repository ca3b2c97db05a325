import { admission, student } from 'virtual:endpoints'
import type { CartItem, ShortlistRow } from '@pravesh/contract'
import { formatRupees } from '@pravesh/messages'
import { useState } from 'react'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { payAddress } from '../../lib/family/family-address.ts'
import { pathIn } from '../../lib/page/language.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { InfoLinks } from '../parts/InfoLinks.tsx'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { AddFirst, addedBy } from './AddFirst.tsx'
import { CartLine } from './CartLine.tsx'
import { isReadyToPay } from './ready-to-pay.ts'

const cart = () =>
  cached('cart', async (signal) => {
    const [lines, children, shortlist] = await Promise.all([
      api().call(student.cart, { query: { limit: 50 } }, { signal }),
      api().call(admission.children, { query: { limit: 50, sort: 'id', order: 'asc' } }, { signal }),
      api().call(admission.shortlist, { query: { limit: 100 } }, { signal }),
    ])
    return {
      lines: lines.data,
      amount: lines.amount,
      shortlist: shortlist.data,
      children: new Map(children.data.map(({ id, name }) => [id, name])),
    }
  })

/** `/student/cart`: fees that are about to be paid. `?add=school:7` puts one in: Apply on a page leads here. */
export default function Cart(props: ScreenProps<'cart' | 'choices' | 'course' | 'ownFee'>) {
  return (
    <Screen {...props}>
      <Content />
    </Screen>
  )
}

function Content() {
  /** Whether an institute of the address is still to be put in: until then an empty cart is no news. */
  const [isAdding, setAdding] = useState(() => addedBy(location.search) !== undefined)
  return (
    <Loading cell={cart()}>
      {({ lines, amount, children, shortlist }) => (
        <>
          <AddFirst children={children} onDone={() => setAdding(false)} />
          {lines.length > 0 && <Lines {...{ lines, amount, children, shortlist }} />}
          {lines.length === 0 && !isAdding && <Empty />}
        </>
      )}
    </Loading>
  )
}

function Empty() {
  const text = useText<'cart'>()
  const language = useLanguage()
  return (
    <EmptyState picture="purse" title={text('cart.none')} lead={text('cart.noneLead')}>
      <a className="button main" href={pathIn(language, '/student/shortlist')}>
        {text('cart.toShortlist')}
      </a>
    </EmptyState>
  )
}

type LinesProps = {
  lines: readonly CartItem[]
  amount: number
  children: ReadonlyMap<number, string>
  shortlist: readonly ShortlistRow[]
}
function Lines({ lines, amount, children, shortlist }: LinesProps) {
  const text = useText<'cart'>()
  const language = useLanguage()
  const payable = lines.filter(isReadyToPay)
  const payableAmount = payable.reduce((sum, line) => sum + line.amount, 0)
  return (
    <>
      <ul className="rows">
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            childName={line.child === null ? undefined : children.get(line.child)}
            shortlist={shortlist}
          />
        ))}
      </ul>
      <p className="sum">
        <strong>{text('cart.sum', { amount: formatRupees(amount / 100, language) })}</strong>
      </p>
      {payable[0] && payable.length > 1 && (
        <p className="row-actions">
          <a className="button main" href={payAddress(language, payable[0])}>
            {text('cart.payAll', { count: payable.length, amount: formatRupees(payableAmount / 100, language) })}
          </a>
        </p>
      )}
      {lines[0] && (
        <p className="soft">{text('cart.each', { amount: formatRupees(lines[0].amount / 100, language) })}</p>
      )}
      <p className="soft">{text('cart.refunds')}</p>
      <InfoLinks pages={['refunds']} />
    </>
  )
}
