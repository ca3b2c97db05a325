import { discovery } from 'virtual:endpoints'
import type { Hit } from '@pravesh/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { Field } from '../fields/Field.tsx'
import { focusOnMount } from '../focus-on-mount.ts'
import { type FieldIssue, fieldId } from '../sending/ErrorSummary.tsx'

export type Institute = { instituteType: 'school' | 'college'; instituteId: number; name: string }
type Props = {
  label: string
  errors: readonly FieldIssue[]
  picked: Institute | undefined
  onPick: (institute: Institute | undefined) => void
  /** Whether none may be chosen. */
  optional?: boolean
  /** The institute of the page that the visitor came from, by the address: chosen if a search for its name finds it. */
  requested?: Institute | undefined
}
const pause = 200
type InstituteHit = Hit & { kind: 'school' | 'college' }
const isInstitute = (hit: Hit): hit is InstituteHit => hit.kind === 'school' || hit.kind === 'college'

/** A school or college, searched by name and chosen from the results. The surrounding form reads `picked`. */
export function InstitutePick({ label, errors, picked, onPick, optional = false, requested }: Props) {
  const text = useText<'pick'>()
  const language = useLanguage()
  const [hits, setHits] = useState<readonly Hit[]>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pendingSearch = useRef<AbortController>(undefined)
  const isRepeated = useRef(false)
  useEffect(
    () => () => {
      clearTimeout(waiting.current)
      pendingSearch.current?.abort()
    },
    [],
  )
  async function find(search: string): Promise<readonly InstituteHit[] | undefined> {
    pendingSearch.current?.abort()
    if (search.length < 2) {
      setHits(undefined)
      return undefined
    }
    const mine = new AbortController()
    pendingSearch.current = mine
    try {
      const { data } = await api().call(
        discovery.findAll,
        { query: { search, limit: 10, language } },
        { signal: mine.signal },
      )
      const institutes = data.filter(isInstitute)
      setHits(institutes)
      return institutes
    } catch {
      // Aborted by the next key, or offline: the next key searches again.
      return undefined
    }
  }
  const pickRequested = useEffectEvent(async () => {
    if (!requested || picked) return
    const found = (await find(requested.name.trim()))?.find(
      ({ kind, id }) => kind === requested.instituteType && id === requested.instituteId,
    )
    if (found) choose({ ...requested, name: found.name })
  })
  useEffect(() => void pickRequested(), [])
  const choose = (institute: Institute | undefined) => {
    setHits(undefined)
    onPick(institute)
  }
  if (picked)
    return (
      <div className="field picked">
        <span className="label">{label}</span>
        <p className="row-actions">
          <strong>{picked.name}</strong>
          <button
            type="button"
            className="button"
            ref={focusOnMount}
            onClick={() => {
              isRepeated.current = true
              choose(undefined)
            }}
          >
            {text('pick.change')}
          </button>
        </p>
      </div>
    )
  return (
    <div className="pick">
      <Field name="institute" label={label} hint={text('pick.search')} errors={errors} optional={optional}>
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={requested?.name ?? ''}
            aria-controls={`${fieldId('institute')}-hits`}
            data-need={`${label}: ${text('pick.need')}`}
            // Input is a search: only a chosen result counts.
            ref={(field) => {
              field?.setCustomValidity(optional && !field.value.trim() ? '' : text('pick.need'))
              if (isRepeated.current) field?.focus()
              isRepeated.current = false
            }}
            onInput={({ currentTarget }) => {
              clearTimeout(waiting.current)
              const search = currentTarget.value.trim()
              currentTarget.setCustomValidity(optional && !search ? '' : text('pick.need'))
              waiting.current = setTimeout(() => void find(search), pause)
            }}
          />
        )}
      </Field>
      <p className="away" role="status">
        {hits && (hits.length > 0 ? text('pick.found', { count: hits.length }) : text('pick.none'))}
      </p>
      <ul id={`${fieldId('institute')}-hits`} className="hits">
        {hits?.filter(isInstitute).map(({ kind, id, name, place }) => (
          <li key={`${kind} ${id}`}>
            <button type="button" onClick={() => choose({ instituteType: kind, instituteId: id, name })}>
              <strong>{name}</strong> <small className="soft">{place}</small>
            </button>
          </li>
        ))}
      </ul>
      {hits?.length === 0 && <p className="soft">{text('pick.none')}</p>}
    </div>
  )
}
