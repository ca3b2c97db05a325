import { type FieldIssue, fieldId } from '../parts/sending/ErrorSummary.tsx'
import { useText } from '../shell/i18n.ts'

type Props = {
  name: string
  label: string
  value?: number | undefined
  errors: readonly FieldIssue[]
  optional?: boolean
}
const stars = [1, 2, 3, 4, 5] as const

/** One to five stars as radio buttons: chosen by arrows, announced as “4 of 5”. An optional rating can be removed. */
export function Stars({ name, label, value, errors, optional = false }: Props) {
  const text = useText<'reviews'>()
  const errorMessage = errors.find(({ field }) => field === name)?.message
  return (
    <fieldset className={errorMessage ? 'field refused star-field' : 'field star-field'}>
      <legend>
        {label} <small className="soft">({text('reviews.starsHint')})</small>
      </legend>
      {errorMessage && <p className="wrong">{errorMessage}</p>}
      <div className="star-row">
        {stars.map((count) => (
          <label key={count}>
            <input
              type="radio"
              id={count === 1 ? fieldId(name) : undefined}
              name={name}
              value={count}
              required={!optional}
              defaultChecked={value === count}
              data-need={`${label}: ${text('shared.fieldNeeded')}`}
              aria-label={text('reviews.stars', { count })}
            />
            <span aria-hidden="true">{count}</span>
          </label>
        ))}
        {optional && (
          <label>
            <input type="radio" name={name} value="" defaultChecked={value === undefined} />
            <span className="small">{text('reviews.noStar')}</span>
          </label>
        )}
      </div>
    </fieldset>
  )
}
