import { admission } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { Child } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { useRef, useState } from 'react'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../islands/toast.ts'
import { draftOf } from '../../lib/draft.ts'
import { user } from '../../stores/session.ts'
import { arriving } from '../parts/arriving.ts'
import { Conflict } from '../parts/Conflict.tsx'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { SendButton } from '../parts/SendButton.tsx'
import { useSend } from '../parts/use-send.ts'
import { useText } from '../shell/spoken.ts'
import { type Begun, ChildFields } from './ChildFields.tsx'
import { useShown } from './use-shown.ts'
import { changeOf, differing, type WrittenChild, writtenIn } from './written-child.ts'

type Props = { child?: Child; onDone: (child?: Child) => void }

type Texts = Record<string, string>
const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
/** A child as it was being written, for its fields. */
function begunOf(texts: Texts): Begun {
  const values = new FormData()
  for (const [name, text] of Object.entries(texts)) values.set(name, text)
  const child = writtenIn(values)
  return { ...child, relation: texts.relation === child.relation ? child.relation : undefined }
}

/**
 * Adds a child, or changes one. What was changed elsewhere meanwhile is shown beside what stands here; a child that is being added survives a
 * reload until it is saved or given up.
 */
export function WriteChild({ child, onDone }: Props) {
  const text = useText<'children'>()
  const shown = useShown()
  const form = useRef<HTMLFormElement>(null)
  const who = useStore(user)
  const [draft] = useState(() => draftOf(`${who?.student_type}:${who?.username}`, 'child', isTexts))
  const [begun] = useState(() => {
    const texts = child ? undefined : draft.read()?.values
    return texts && begunOf(texts)
  })
  function done(added?: Child) {
    draft.clear()
    onDone(added)
  }
  const [base, setBase] = useState(child)
  const [twice, setTwice] = useState<{ mine: WrittenChild; theirs: Child }>()

  async function save(values: FormData, over: Child | undefined) {
    const mine = writtenIn(values)
    try {
      const { data } = over
        ? await api().call(admission.changeChild, {
            body: { id: over.id, ...changeOf(mine, over), ifUpdatedAt: over.updatedAt },
          })
        : await api().call(admission.addChild, { body: mine })
      touch('children', 'dashboard')
      const message = text(over ? 'children.changed' : 'children.added', { name: data.name })
      showToast({ type: 'success', title: text('children.title'), message, duration: 5000 })
      done(data)
    } catch (error) {
      if (!over || !(error instanceof ApiError && error.code === 'CONFLICT')) throw error
      const { data } = await api().call(admission.children, { query: { id: over.id } })
      const theirs = data[0]
      if (!theirs) throw new ApiError('NOT_FOUND')
      // The form for all schools is part of the record, and asks nothing that stands here.
      if (differing(over, theirs).length === 0) return save(values, theirs)
      setTwice({ mine, theirs })
    }
  }
  const { errors, busy, onSubmit, run } = useSend((values) => save(values, base))
  const name = child?.name ?? ''
  const title = child ? text('children.changeOf', { name }) : text('children.add')
  return (
    <section className="panel" aria-label={title}>
      <h2 ref={arriving} tabIndex={-1}>
        {title}
      </h2>
      {twice && (
        <Conflict
          differences={differing(twice.mine, twice.theirs).map((field) => ({
            name: field,
            label: text(field === 'dateOfBirth' ? 'children.born' : `children.${field}`),
            mine: shown(twice.mine, field),
            theirs: shown(twice.theirs, field),
          }))}
          onMine={() => {
            const now = form.current
            if (now) void run(() => save(new FormData(now), twice.theirs), now)
          }}
          onTheirs={() => {
            setBase(twice.theirs)
            setTwice(undefined)
          }}
        />
      )}
      <form
        className="form"
        noValidate
        ref={form}
        onSubmit={onSubmit}
        onInput={child ? undefined : (event) => void draft.write(textsIn(event.currentTarget), null)}
      >
        <ErrorSummary errors={errors} />
        <ChildFields key={base?.updatedAt} child={base ?? begun} errors={errors} />
        <p className="go">
          <SendButton busy={busy}>{text('shared.save')}</SendButton>
          <button type="button" className="button" onClick={() => done()}>
            {text('shared.cancel')}
          </button>
        </p>
      </form>
    </section>
  )
}
