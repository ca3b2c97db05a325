import type { DocumentRow } from '@pravesh/contract'
import { documentTypes } from '../../lib/application/choices.ts'
import { Field } from '../parts/fields/Field.tsx'
import type { FieldIssue } from '../parts/sending/ErrorSummary.tsx'
import { useText } from '../shell/i18n.ts'

type Type = DocumentRow['type']
type Props = {
  errors: readonly FieldIssue[]
  document?: DocumentRow
  /** The type, if it is already known. */
  type?: Type | undefined
  onType?: (type: Type) => void
}

/** Details of a file: type, name, number, and validity. */
export function DocumentFields({ errors, document, type: fixedType, onType }: Props) {
  const text = useText<'documents' | 'choices'>()
  return (
    <>
      <Field name="type" label={text('documents.type')} errors={errors}>
        {(attributes) => (
          <select
            {...attributes}
            defaultValue={document?.type ?? fixedType ?? ''}
            onChange={({ target }) => onType?.(typeIn(target.value))}
          >
            <option value="" disabled>
              {text('shared.choose')}
            </option>
            {documentTypes.map((type) => (
              <option key={type} value={type}>
                {text(`choices.document_${type}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="title" label={text('documents.name')} hint={text('documents.nameHint')} errors={errors} optional>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            maxLength={120}
            defaultValue={document?.title}
            data-need={text('documents.noAadhaarShort')}
          />
        )}
      </Field>
      <Field
        name="number"
        label={text('documents.number')}
        hint={text('documents.noAadhaarShort')}
        errors={errors}
        optional
      >
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            maxLength={60}
            autoComplete="off"
            defaultValue={document?.number ?? ''}
            data-need={text('documents.noAadhaarShort')}
          />
        )}
      </Field>
      <div className="dates">
        {(['issued', 'expires'] as const).map((name) => (
          <Field key={name} name={name} label={text(`documents.${name}`)} errors={errors} optional>
            {(attributes) => <input {...attributes} type="date" defaultValue={document?.[name] ?? ''} />}
          </Field>
        ))}
      </div>
    </>
  )
}

const typeIn = (value: unknown): Type => documentTypes.find((documentType) => documentType === value) ?? 'other'

/** The input of these fields in wire format: an empty value is null. */
export function enteredIn(values: FormData) {
  const textOf = (name: string) => String(values.get(name) ?? '').trim() || null
  const type = typeIn(values.get('type'))
  return {
    type,
    title: textOf('title'),
    number: textOf('number'),
    issued: textOf('issued'),
    expires: textOf('expires'),
  }
}
