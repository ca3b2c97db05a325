import { admission, records, student } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { isListedAlready, showErrorToast } from '../../api/failure.ts'
import { applicationAddress } from '../../lib/family/family-address.ts'
import { showToast } from '../../toast/toast.ts'
import { flashToast } from '../account/session/flash-toast.ts'
import { Field } from '../parts/fields/Field.tsx'
import type { FieldIssue } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

/** `url`: the slug of the institute's page, which the visitor came from. */
type RequestedItem = {
  instituteType: 'school' | 'college'
  instituteId: number
  child?: number
  course?: number
  url?: string
}

/** The institute to add, from the address: `?add=school:7&of=modern-school&child=3`, `?add=college:7&course=2`. */
export function addedBy(search: string): RequestedItem | undefined {
  const query = new URLSearchParams(search)
  const [instituteType, id] = (query.get('add') ?? '').split(':')
  const instituteId = Number(id)
  const [child, course] = [Number(query.get('child')), Number(query.get('course'))]
  if ((instituteType !== 'school' && instituteType !== 'college') || !Number.isInteger(instituteId) || instituteId <= 0)
    return undefined
  const isId = (number: number) => Number.isInteger(number) && number > 0
  const url = query.get('of')
  return {
    instituteType,
    instituteId,
    ...(isId(child) && { child }),
    ...(isId(course) && { course }),
    ...(url && { url }),
  }
}

/** The name of the school of an address; undefined until it is read, and where its page is another's. */
function useSchoolName({ instituteId, url }: RequestedItem): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    if (!url) return
    const controller = new AbortController()
    api()
      .call(records.school, { query: { url } }, { signal: controller.signal })
      .then(({ data }) => data.id === instituteId && setName(data.name))
      .catch((error: unknown) => {
        // Without its name the question is still the right one.
        if (!(error instanceof ApiError) && !controller.signal.aborted) throw error
      })
    return () => controller.abort()
  }, [url, instituteId])
  return name
}

type Props = { children: ReadonlyMap<number, string>; onDone: () => void }

/** Adds the institute of the address to the cart, once; a parent of several children chooses one first. */
export function AddFirst({ children, onDone }: Props) {
  const text = useText<'cart'>()
  const language = useLanguage()
  const [requestedItem, setRequestedItem] = useState(() => addedBy(location.search))
  const { busy, run, errors } = useSend()
  const isStarted = useRef(false)
  const school = requestedItem?.instituteType === 'school'
  const needsChild = school && requestedItem.child === undefined && children.size > 1

  const add = (child: number | undefined) =>
    run(async () => {
      if (!requestedItem) return
      const { instituteType, instituteId, course } = requestedItem
      const only = children.size === 1 ? [...children.keys()][0] : undefined
      const childId = school ? (child ?? requestedItem.child ?? only) : undefined
      const choice = { instituteId, ...(childId !== undefined && { child: childId }), ...(course && { course }) }
      try {
        await api().call(student.addCart, { body: { instituteType, feesType: 'application', ...choice } })
        // On the list it can be prepared, whether it is paid today or not.
        await api()
          .call(admission.addShortlist, { body: { instituteType, ...choice } })
          .catch((error: unknown) => {
            if (!isListedAlready(error)) throw error
            showErrorToast(error, text)
          })
        showToast({ type: 'success', title: text('cart.title'), message: text('cart.added') })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'ALREADY_PAID') {
          flashToast({ title: text('cart.title'), message: text('cart.paid') })
          return location.replace(applicationAddress(language, { instituteType, child: null, ...choice }))
        }
        if (!(error instanceof ApiError && error.code === 'DUPLICATE')) throw error
        showToast({ type: 'warning', title: text('cart.title'), message: text('cart.there') })
      } finally {
        // A reload adds nothing a second time, and neither does the way back to this page.
        history.replaceState(null, '', location.pathname)
        setRequestedItem(undefined)
        onDone()
      }
      touch('cart', 'dashboard', 'shortlist')
    })
  const addAtOnce = useEffectEvent(() => void add(undefined))
  useEffect(() => {
    if (!requestedItem || needsChild || isStarted.current) return
    isStarted.current = true
    addAtOnce()
  }, [requestedItem, needsChild])

  if (!needsChild) return null
  return (
    <WhichChild
      item={requestedItem}
      children={children}
      errors={errors}
      busy={busy}
      onChoose={(child) => void add(child)}
    />
  )
}

type WhichChildProps = Pick<Props, 'children'> & {
  item: RequestedItem
  errors: readonly FieldIssue[]
  busy: boolean
  onChoose: (child: number | undefined) => void
}
/** For which child the school is applied to. */
function WhichChild({ item, children, errors, busy, onChoose }: WhichChildProps) {
  const text = useText<'cart'>()
  const name = useSchoolName(item)
  return (
    <form
      className="form panel"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(Number(new FormData(event.currentTarget).get('child')) || undefined)
      }}
    >
      {name && <h2>{text('cart.applyTo', { name })}</h2>}
      <Field name="child" label={text('cart.whichChild')} errors={errors}>
        {(attributes) => (
          <select {...attributes} defaultValue="">
            <option value="">{text('shared.choose')}</option>
            {[...children].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SendButton busy={busy}>{text('cart.apply')}</SendButton>
    </form>
  )
}
