import { student } from 'virtual:endpoints'
import type { Review } from '@pravesh/contract'
import { useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { aspects, roles } from '../../lib/application/choices.ts'
import { showToast } from '../../toast/toast.ts'
import { useFormDraft } from '../parts/draft/use-form-draft.ts'
import { Field } from '../parts/fields/Field.tsx'
import { InfoLinks } from '../parts/InfoLinks.tsx'
import { type Institute, InstitutePick } from '../parts/institute/InstitutePick.tsx'
import { useDraftInstitute } from '../parts/institute/use-draft-institute.ts'
import { ErrorSummary } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useText } from '../shell/i18n.ts'
import { Stars } from './Stars.tsx'

/** The institute of the page that the visitor came from: `?institute=Modern School&of=school:7`; undefined without one. */
function requestedInstitute(search: string): Institute | undefined {
  const query = new URLSearchParams(search)
  const [instituteType, id] = (query.get('of') ?? '').split(':')
  const [name, instituteId] = [query.get('institute')?.slice(0, 100), Number(id)]
  if (!name || (instituteType !== 'school' && instituteType !== 'college') || !Number.isInteger(instituteId)) return
  return { instituteType, instituteId, name }
}
const numberIn = (values: FormData, name: string) => Number(values.get(name)) || undefined
const roleIn = (values: FormData) => roles.find((role) => role === values.get('role')) ?? 'student'

/** Writes or changes a review; in either case staff read it before it is published. */
export function ReviewForm({ review, onDone }: { review: Review | undefined; onDone: () => void }) {
  const text = useText<'reviews' | 'choices'>()
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, `review:${review?.id ?? 'new'}`)
  const [picked, setPicked] = useDraftInstitute('review')
  const [requested, setRequested] = useState(() => requestedInstitute(location.search))
  const reviewedType = review?.instituteType ?? picked?.instituteType
  const { errors, busy, onSubmit } = useSend(async (values) => {
    const aspectRatings = aspects.flatMap((aspect) => {
      const stars = numberIn(values, `aspects.${aspect}`)
      return stars ? [[aspect, stars] as const] : []
    })
    const reviewBody = {
      role: roleIn(values),
      fromYear: numberIn(values, 'fromYear') ?? null,
      toYear: numberIn(values, 'toYear') ?? null,
      overall: numberIn(values, 'overall') ?? 0,
      aspects: Object.fromEntries(aspectRatings),
      pros: String(values.get('pros')),
      cons: String(values.get('cons')),
    }
    if (review) await api().call(student.changeReview, { body: { id: review.id, ...reviewBody } })
    else if (picked) {
      const { instituteType, instituteId } = picked
      await api().call(student.addReview, { body: { instituteType, instituteId, ...reviewBody } })
    }
    draft.clear()
    form.current?.reset()
    setPicked(undefined)
    setRequested(undefined)
    showToast({
      type: 'success',
      title: text(review ? 'reviews.changed' : 'reviews.sent'),
      message: text('reviews.sentLead'),
      duration: 5000,
    })
    onDone()
  })
  const year = (name: 'fromYear' | 'toYear') => (
    <Field name={name} label={text(`reviews.${name}`)} errors={errors} optional>
      {(attributes) => (
        <input
          {...attributes}
          className="short"
          inputMode="numeric"
          pattern="(19[5-9]|20)[0-9]{1,2}"
          maxLength={4}
          defaultValue={review?.[name] ?? ''}
        />
      )}
    </Field>
  )
  return (
    <details
      className="panel ask"
      open={review !== undefined || draft.found || picked !== undefined || requested !== undefined}
    >
      <summary>
        {review ? text('reviews.changeTitle', { name: review.instituteName }) : text('reviews.writeTitle')}
      </summary>
      <form ref={form} className="form" noValidate onSubmit={onSubmit} onInput={draft.store}>
        <ErrorSummary errors={errors} />
        <p className="soft">{text('reviews.readFirst')}</p>
        <InfoLinks pages={['how-reviews-work']} />
        {!review && (
          <InstitutePick
            key={requested?.name}
            label={text('reviews.institute')}
            errors={errors}
            picked={picked}
            onPick={setPicked}
            requested={requested}
          />
        )}
        <Field name="role" label={text('reviews.role')} errors={errors}>
          {(attributes) => (
            <select
              {...attributes}
              key={reviewedType}
              defaultValue={review?.role ?? (reviewedType === 'school' ? 'parent' : 'student')}
            >
              {roles.map((role) => (
                <option key={role} value={role}>
                  {text(`choices.role_${role}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {year('fromYear')}
        {year('toYear')}
        <Stars name="overall" label={text('reviews.overall')} value={review?.overall} errors={errors} />
        <details open={review !== undefined && Object.keys(review.aspects).length > 0}>
          <summary>{text('reviews.aspectsTitle')}</summary>
          {aspects
            .filter((aspect) => reviewedType !== 'school' || aspect !== 'placements')
            .map((aspect) => (
              <Stars
                key={aspect}
                name={`aspects.${aspect}`}
                label={text(`reviews.aspect_${aspect}`)}
                value={review?.aspects[aspect]}
                errors={errors}
                optional
              />
            ))}
        </details>
        <Field name="pros" label={text('reviews.pros')} errors={errors}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={3}
              maxLength={2000}
              defaultValue={review?.pros}
              data-need={text('reviews.needPros')}
            />
          )}
        </Field>
        <Field name="cons" label={text('reviews.cons')} errors={errors}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={3}
              maxLength={2000}
              defaultValue={review?.cons}
              data-need={text('reviews.needCons')}
            />
          )}
        </Field>
        <SendButton busy={busy}>{text('reviews.send')}</SendButton>
      </form>
    </details>
  )
}
