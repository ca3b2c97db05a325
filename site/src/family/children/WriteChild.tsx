import { admission } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { Child } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { useRef, useState } from 'react'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { draftOf, draftOwner } from '../../lib/family/draft.ts'
import { user } from '../../stores/session.ts'
import { showToast } from '../../toast/toast.ts'
import { Conflict } from '../parts/draft/Conflict.tsx'
import { focusOnMount } from '../parts/focus-on-mount.ts'
import { ErrorSummary } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useText } from '../shell/i18n.ts'
import { type ChildDraft, ChildFields } from './ChildFields.tsx'
import { type Doubt, doubtAbout } from './child-doubt.ts'
import { changedFields, changeOf, readChildForm, type WrittenChild } from './child-values.ts'
import { DoubtNotice } from './DoubtNotice.tsx'
import { useFieldText } from './use-field-text.ts'

type Props = { child?: Child; onDone: (child?: Child) => void }

type Texts = Record<string, string>
const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((item) => typeof item === 'string')
/** Never stored in a browser: others may use it. */
const sensitiveFields = ['category', 'specialNeeds']
const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (sensitiveFields.includes(name) ? [] : [[name, String(value)]])),
  )
/** A child as it was being written, for its fields. */
function draftFrom(texts: Texts): ChildDraft {
  const values = new FormData()
  for (const [name, text] of Object.entries(texts)) values.set(name, text)
  const child = readChildForm(values)
  return { ...child, relation: texts.relation === child.relation ? child.relation : undefined }
}

/**
 * Adds or changes a child. Concurrent changes are displayed next to the input; a child that is being added survives a reload until it is
 * saved or discarded.
 */
export function WriteChild({ child, onDone }: Props) {
  const text = useText<'children'>()
  const fieldText = useFieldText()
  const form = useRef<HTMLFormElement>(null)
  const account = useStore(user)
  const [draft] = useState(() => draftOf(draftOwner(account), 'child', isTexts))
  const [initialDraft] = useState(() => {
    const texts = child ? undefined : draft.read()?.values
    return texts && draftFrom(texts)
  })
  function done(added?: Child) {
    draft.clear()
    onDone(added)
  }
  const [base, setBase] = useState(child)
  /** The warning on the page: saving again confirms it. */
  const [doubt, setDoubt] = useState<Doubt>()
  const [conflict, setConflict] = useState<{ mine: WrittenChild; theirs: Child }>()

  async function save(values: FormData, replaced: Child | undefined) {
    const mine = readChildForm(values)
    try {
      const { data } = replaced
        ? await api().call(admission.changeChild, {
            body: { id: replaced.id, ...changeOf(mine, replaced), ifUpdatedAt: replaced.updatedAt },
          })
        : await api().call(admission.addChild, { body: mine })
      touch('children', 'dashboard')
      const message = text(replaced ? 'children.changed' : 'children.added', { name: data.name })
      showToast({ type: 'success', title: text('children.title'), message, duration: 5000 })
      done(data)
    } catch (error) {
      if (!replaced || !(error instanceof ApiError && error.code === 'CONFLICT')) throw error
      const { data } = await api().call(admission.children, { query: { id: replaced.id } })
      const theirs = data[0]
      if (!theirs) throw new ApiError('NOT_FOUND')
      // The form for all schools is part of the record, but not of this form.
      if (changedFields(replaced, theirs).length === 0) return save(values, theirs)
      setConflict({ mine, theirs })
    }
  }
  const { errors, busy, onSubmit, run } = useSend(async (values) => {
    const found = doubtAbout(readChildForm(values))
    if (!found || JSON.stringify(found) === JSON.stringify(doubt)) return save(values, base)
    setDoubt(found)
  })
  const name = child?.name ?? ''
  const title = child ? text('children.changeOf', { name }) : text('children.add')
  return (
    <section className="panel" aria-label={title}>
      <h2 ref={focusOnMount} tabIndex={-1}>
        {title}
      </h2>
      {conflict && (
        <Conflict
          differences={changedFields(conflict.mine, conflict.theirs).map((field) => ({
            name: field,
            label: text(field === 'dateOfBirth' ? 'children.born' : `children.${field}`),
            mine: fieldText(conflict.mine, field),
            theirs: fieldText(conflict.theirs, field),
          }))}
          onMine={() => {
            const now = form.current
            if (now) void run(() => save(new FormData(now), conflict.theirs), now)
          }}
          onTheirs={() => {
            setBase(conflict.theirs)
            setConflict(undefined)
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
        <ChildFields key={base?.updatedAt} child={base ?? initialDraft} errors={errors} />
        {doubt && <DoubtNotice doubt={doubt} />}
        <p className="go">
          <SendButton busy={busy}>{text(doubt ? 'children.doubtSave' : 'shared.save')}</SendButton>
          <button type="button" className="button" onClick={() => done()}>
            {text('shared.cancel')}
          </button>
        </p>
      </form>
    </section>
  )
}
