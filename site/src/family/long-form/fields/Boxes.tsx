import type { TaskField } from '../../../lib/form-tasks.ts'
import { pathIn } from '../../../lib/language.ts'
import { fieldId, type Wrong } from '../../parts/ErrorSummary.tsx'
import { useLanguage, useText } from '../../shell/spoken.ts'
import { useSource } from '../source.ts'
import { choiceLabel } from '../words.ts'

type Props = { field: TaskField; name: string; label: string; value: unknown; errors: readonly Wrong[] }

/** Boxes to tick: one, several of a choice, or documents of the vault. */
export function Boxes({ field: { kind, options = [], group = '', optional }, name, label, value, errors }: Props) {
  const text = useText<'longForm' | 'choices'>()
  const language = useLanguage()
  const { documents } = useSource()
  const wrong = errors.find(({ field }) => field === name)?.message
  const ticked = new Set(Array.isArray(value) ? value.map(String) : value === true ? ['yes'] : [])
  const rows: [string, string][] =
    kind === 'tick' || kind === 'consent'
      ? [['yes', label]]
      : kind === 'documents'
        ? [...(documents ?? [])].map(([id, title]) => [String(id), title])
        : options.map((one) => [one, choiceLabel(group, one, text)])
  const boxes = rows.map(([one, words], at) => (
    <label className="choice" key={one}>
      <input
        type="checkbox"
        id={at === 0 ? fieldId(name) : undefined}
        name={name}
        value={one}
        defaultChecked={ticked.has(one)}
        required={kind === 'tick' && !optional}
        aria-invalid={wrong !== undefined || undefined}
      />
      <span>{words}</span>
    </label>
  ))
  return (
    <fieldset className={wrong ? 'field refused' : 'field'}>
      {kind !== 'tick' && kind !== 'consent' && <legend>{label}</legend>}
      {wrong && <p className="wrong">{wrong}</p>}
      {boxes}
      {kind === 'documents' && rows.length === 0 && (
        <p>
          {text('longForm.noDocuments')} <a href={pathIn(language, '/student/documents')}>{text('shared.add')}</a>
        </p>
      )}
    </fieldset>
  )
}
