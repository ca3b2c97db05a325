import { student } from 'virtual:endpoints'
import type { Profile } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { showToast } from '../../islands/toast.ts'
import { pathIn } from '../../lib/language.ts'
import { Conflict } from '../parts/Conflict.tsx'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { SendButton } from '../parts/SendButton.tsx'
import { useKept } from '../parts/use-kept.ts'
import { useSend } from '../parts/use-send.ts'
import { tellNextPage } from '../session/told-next.ts'
import { useLanguage, useText } from '../shell/spoken.ts'
import { PersonFields } from './PersonFields.tsx'
import { readProfile, takeProfile } from './profile-cell.ts'
import { useShown } from './use-shown.ts'
import { changeOf, differing, typedIn, type Written, writtenOf } from './written.ts'

/**
 * Asks who somebody is. It keeps what it began with: what is read again behind it changes no field that somebody types into. What was
 * changed elsewhere meanwhile is shown beside what stands here.
 */
export function PersonForm({ profile }: { profile: Profile }) {
  const text = useText<'profile'>()
  const language = useLanguage()
  const shown = useShown()
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState(profile)
  const [twice, setTwice] = useState<{ mine: Written; theirs: Profile }>()
  const kept = useKept(form, 'profile')

  function taken(next: Profile) {
    takeProfile(next)
    kept.clear()
    setBase(next)
    setTwice(undefined)
    const done = { title: text('profile.title'), message: text('profile.saved') }
    if (next.language === null || next.language === language) return showToast({ ...done, type: 'success' })
    tellNextPage(done)
    location.assign(pathIn(next.language, '/student/profile'))
  }
  async function save(values: FormData, over: Profile): Promise<void> {
    const before = writtenOf(over)
    const mine = typedIn(values, before)
    const change = changeOf(mine, before)
    try {
      const { data } = await api().call(student.changeProfile, { body: { ...change, ifUpdatedAt: over.updatedAt } })
      taken(data)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error
      const theirs = await readProfile()
      // How they sign in was changed, here or elsewhere: nothing that this form asks.
      if (differing(before, writtenOf(theirs)).length === 0) return save(values, theirs)
      setTwice({ mine, theirs })
    }
  }
  const { errors, busy, onSubmit, run } = useSend((values) => save(values, base))
  const differences =
    twice &&
    differing(twice.mine, writtenOf(twice.theirs)).map((name) => ({
      name,
      label: text(name === 'dateOfBirth' ? 'profile.born' : `profile.${name}`),
      mine: shown(name, twice.mine[name]),
      theirs: shown(name, writtenOf(twice.theirs)[name]),
    }))
  return (
    <section className="stack" aria-labelledby="person">
      <h2 id="person">{text('profile.person')}</h2>
      <Missing names={base.completeness.missing} />
      {twice && differences && (
        <Conflict
          differences={differences}
          onMine={() => {
            const now = form.current
            if (now) void run(() => save(new FormData(now), twice.theirs), now)
          }}
          onTheirs={() => {
            kept.clear()
            takeProfile(twice.theirs)
            setBase(twice.theirs)
            setTwice(undefined)
          }}
        />
      )}
      <form className="form" noValidate ref={form} onSubmit={onSubmit} onInput={kept.keep}>
        <ErrorSummary errors={errors} />
        {/* Fields that hold what they were given: a record that was taken anew draws them anew. */}
        <PersonFields key={base.updatedAt} profile={base} errors={errors} />
        <SendButton busy={busy}>{text('shared.save')}</SendButton>
      </form>
    </section>
  )
}

/** What institutes ask for and is not known yet. */
function Missing({ names }: { names: readonly string[] }) {
  const text = useText<'profile'>()
  const labels = (['name', 'city', 'state', 'pincode'] as const).filter((name) => names.includes(name))
  if (labels.length === 0) return null
  return <p>{text('profile.missing', { list: labels.map((name) => text(`profile.${name}`)).join(', ') })}</p>
}
