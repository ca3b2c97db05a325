import { student } from 'virtual:endpoints'
import type { Profile } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { showToast } from '../../../toast/toast.ts'
import { Conflict } from '../../parts/draft/Conflict.tsx'
import { useFormDraft } from '../../parts/draft/use-form-draft.ts'
import { ErrorSummary } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { flashToast } from '../session/flash-toast.ts'
import { PersonFields } from './PersonFields.tsx'
import { readProfile, takeProfile } from './profile-cell.ts'
import { changedFields, changeOf, type ProfileValues, profileValuesOf, readProfileForm } from './profile-values.ts'
import { useFieldText } from './use-field-text.ts'

/**
 * A form for personal details. It retains its initial record: a background refresh changes no field while typing. Concurrent changes are
 * displayed next to the input.
 */
export function PersonForm({ profile }: { profile: Profile }) {
  const text = useText<'profile'>()
  const language = useLanguage()
  const fieldText = useFieldText()
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState(profile)
  const [conflict, setTwice] = useState<{ mine: ProfileValues; theirs: Profile }>()
  const draft = useFormDraft(form, 'profile')

  function onSaved(next: Profile) {
    takeProfile(next)
    draft.clear()
    setBase(next)
    setTwice(undefined)
    const done = { title: text('profile.title'), message: text('profile.saved') }
    if (next.language === null || next.language === language) return showToast({ ...done, type: 'success' })
    flashToast(done)
    location.assign(pathIn(next.language, '/student/profile'))
  }
  async function save(values: FormData, replaced: Profile): Promise<void> {
    const before = profileValuesOf(replaced)
    const mine = readProfileForm(values, before)
    const change = changeOf(mine, before)
    try {
      const { data } = await api().call(student.changeProfile, { body: { ...change, ifUpdatedAt: replaced.updatedAt } })
      onSaved(data)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error
      const theirs = await readProfile()
      // Sign-in details were changed, here or elsewhere: none of this form's fields.
      if (changedFields(before, profileValuesOf(theirs)).length === 0) return save(values, theirs)
      setTwice({ mine, theirs })
    }
  }
  const { errors, busy, onSubmit, run } = useSend((values) => save(values, base))
  const differences =
    conflict &&
    changedFields(conflict.mine, profileValuesOf(conflict.theirs)).map((name) => ({
      name,
      label: text(name === 'dateOfBirth' ? 'profile.born' : `profile.${name}`),
      mine: fieldText(name, conflict.mine[name]),
      theirs: fieldText(name, profileValuesOf(conflict.theirs)[name]),
    }))
  return (
    <section className="stack" aria-labelledby="person">
      <h2 id="person">{text('profile.person')}</h2>
      <Missing names={base.completeness.missing} />
      {conflict && differences && (
        <Conflict
          differences={differences}
          onMine={() => {
            const now = form.current
            if (now) void run(() => save(new FormData(now), conflict.theirs), now)
          }}
          onTheirs={() => {
            draft.clear()
            takeProfile(conflict.theirs)
            setBase(conflict.theirs)
            setTwice(undefined)
          }}
        />
      )}
      <form className="form" noValidate ref={form} onSubmit={onSubmit} onInput={draft.store}>
        <ErrorSummary errors={errors} />
        {/* Uncontrolled fields: a new record renders them again. */}
        <PersonFields key={base.updatedAt} profile={base} errors={errors} />
        <SendButton busy={busy}>{text('shared.save')}</SendButton>
      </form>
    </section>
  )
}

/** Missing details that institutes require. */
function Missing({ names }: { names: readonly string[] }) {
  const text = useText<'profile'>()
  const labels = (['name', 'city', 'state', 'pincode'] as const).filter((name) => names.includes(name))
  if (labels.length === 0) return null
  return <p>{text('profile.missing', { list: labels.map((name) => text(`profile.${name}`)).join(', ') })}</p>
}
