import type { TaskField } from '../../../lib/application/form-tasks.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { type FieldIssue, fieldId } from '../../parts/sending/ErrorSummary.tsx'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { choiceLabel } from '../labels.ts'
import { useSource } from '../source.ts'

type Props = { field: TaskField; name: string; label: string; value: unknown; errors: readonly FieldIssue[] }

/** Boxes to tick: one, several of a choice, or documents of the vault. */
export function Boxes({ field: { kind, options = [], group = '', optional }, name, label, value, errors }: Props) {
  const text = useText<'longForm' | 'choices'>()
  const language = useLanguage()
  const { documents } = useSource()
  const errorMessage = errors.find(({ field }) => field === name)?.message
  const ticked = new Set(Array.isArray(value) ? value.map(String) : value === true ? ['yes'] : [])
  const rows: [string, string][] =
    kind === 'tick' || kind === 'consent'
      ? [['yes', label]]
      : kind === 'documents'
        ? [...(documents ?? [])].map(([id, title]) => [String(id), title])
        : options.map((option) => [option, choiceLabel(group, option, text)])
  const boxes = rows.map(([option, optionText], index) => (
    <label className="choice" key={option}>
      <input
        type="checkbox"
        id={index === 0 ? fieldId(name) : undefined}
        name={name}
        value={option}
        defaultChecked={ticked.has(option)}
        required={kind === 'tick' && !optional}
        aria-invalid={errorMessage !== undefined || undefined}
      />
      <span>{optionText}</span>
    </label>
  ))
  return (
    <fieldset className={errorMessage ? 'field refused' : 'field'}>
      {kind !== 'tick' && kind !== 'consent' && <legend>{label}</legend>}
      {errorMessage && <p className="wrong">{errorMessage}</p>}
      {boxes}
      {kind === 'documents' && rows.length === 0 && (
        <p>
          {text('longForm.noDocuments')} <a href={pathIn(language, '/student/documents')}>{text('shared.add')}</a>
        </p>
      )}
    </fieldset>
  )
}
