import './pay.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Cell } from '../../api/cache.ts'
import { showToast } from '../../islands/toast.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { useText } from '../shell/spoken.ts'
import { type Asked, askedIn, isAbout } from './asked.ts'
import { Due } from './Due.tsx'
import { keptNow } from './kept.ts'
import { type Asking, asking } from './known.ts'
import { NotTaken, Unknown } from './NotPossible.tsx'
import { Paid } from './Paid.tsx'
import { standingOf } from './standing.ts'
import { Waiting } from './Waiting.tsx'

/** `/student/pay?type=school&institute=7&child=3&fees=application`: one fee is paid, and how that stands. `amount` in paise. */
export default function Pay({ amount, ...props }: ScreenProps<'pay' | 'choices' | 'application'> & { amount: number }) {
  return (
    <Screen {...props}>
      <Fee amount={amount} />
    </Screen>
  )
}

function Fee({ amount }: { amount: number }) {
  const [asked] = useState(() => askedIn(location.search))
  if (!asked) return <Unknown />
  const cell = asking(asked)
  return (
    <>
      <Held asked={asked} cell={cell} />
      <Loading cell={cell}>{(data) => <Stand asked={asked} amount={amount} cell={cell} data={data} />}</Loading>
    </>
  )
}

/** Says that a payment is not lost where the server cannot be asked about it. */
function Held({ asked, cell }: { asked: Asked; cell: Cell<Asking> }) {
  const text = useText<'pay'>()
  const { data, busy } = useStore(cell)
  if (data || busy || keptNow(asked).length === 0) return null
  return <p className="notice">{text('pay.undelivered')}</p>
}

type Props = { asked: Asked; amount: number; cell: Cell<Asking>; data: Asking }

/** Milliseconds after which the page is read anew once it is paid. */
const beforeReload = 2000

function Stand({ asked, amount, cell, data }: Props) {
  const text = useText<'pay'>()
  const standing = standingOf(asked, data, Date.now())
  const before = useRef<string>(undefined)
  const told = data.told.find(({ kept }) => isAbout(asked, kept) && kept.feesType === asked.feesType)?.outcome
  const paid = standing.is === 'paid'
  const name = standing.is === 'unknown' ? '' : standing.name
  useEffect(() => {
    const fresh = paid && (before.current === 'due' || told === 'paid')
    const here = before.current === 'due'
    before.current = standing.is
    if (!fresh) return
    const message = text('pay.successLead', { name })
    showToast({ type: 'success', title: text('pay.success'), message, duration: 5000 })
    // A page that was opened on what is true already stays.
    if (here) setTimeout(() => location.reload(), beforeReload)
  }, [standing.is, paid, told, name, text])

  if (standing.is === 'unknown') return <Unknown />
  if (standing.is === 'paid') return <Paid asked={asked} amount={amount} standing={standing} cart={data.cart} />
  if (keptNow(asked).length > 0) return <Waiting told={told} cell={cell} />
  if (standing.is === 'not-taken') return <NotTaken {...standing} />
  return <Due asked={asked} amount={amount} standing={standing} cell={cell} missing={data.missing} told={told} />
}
