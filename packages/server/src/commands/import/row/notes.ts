import type { NoteCode, RowNote } from '@pravesh/contract'
import { classRange } from '../clean/classes.ts'
import { webAddress } from '../clean/website.ts'
import type { Place } from '../place/reconcile.ts'
import type { Cells, FieldName, Preset } from '../preset.ts'
import type { Draft } from './draft.ts'
import { plainNames, plainNoteOf } from './plain-fields.ts'

type Cleaned = {
  preset: Preset
  cells: Cells
  /** Cells as a spreadsheet damaged them. */
  lost: Cells
  draft: Omit<Draft, 'notes'>
  doubt: Place['doubt']
}
const maxLength = 100

/** The fields whose cells have cleaning of their own, with why a cell of it is left out where the draft has no value. */
const cleanedFields: readonly (readonly [FieldName, (cleaned: Cleaned, cell: string) => NoteCode | undefined])[] = [
  ['pincode', ({ draft }, cell) => (draft.pincode === null ? pincodeNote(cell) : undefined)],
  ['website', websiteNote],
  ['established', ({ draft }) => (draft.established === null ? 'year' : undefined)],
  ['gender', ({ draft }) => (draft.gender === null ? 'choice' : undefined)],
  ['board', ({ draft }) => (draft.board === null ? 'choice' : undefined)],
  ['schoolType', ({ draft }) => (draft.schoolType === null ? 'choice' : undefined)],
  ['collegeType', ({ draft }) => (draft.collegeType === null ? 'choice' : undefined)],
  ['classes', (_cleaned, cell) => (classRange(cell) ? undefined : 'classes')],
  ['classFrom', ({ draft }) => (draft.classFrom === null ? 'classes' : undefined)],
  ['classTo', ({ draft }) => (draft.classTo === null ? 'classes' : undefined)],
]
const pincodeNote = (cell: string): NoteCode =>
  /^[1-9]\d{5}$/.test(cell.replace(/\s/g, '')) ? 'pincode-state' : 'pincode-digits'
/** A register whose addresses are never taken leaves out none: it is read without them. */
function websiteNote({ preset, draft }: Cleaned, cell: string): NoteCode | undefined {
  if (draft.website !== null || !preset.websites) return undefined
  return webAddress(cell) ? 'website-other' : 'website'
}

/** Marks of the registers for an empty value. */
const emptyMark = /^(?:-+|na|n\/a|nil|none|null|not available|0)\.?$/i

/** The cells of a row that are left out of its draft, or read as something else. */
export function notesOf(cleaned: Cleaned): RowNote[] {
  const { preset, cells, lost, draft, doubt } = cleaned
  const note = (field: FieldName, code: NoteCode | undefined): RowNote[] => {
    const value = cells[field]
    if (!code || !value || emptyMark.test(value) || value === preset.defaults?.[field]) return []
    return [{ field, value: value.slice(0, maxLength), code }]
  }
  return [
    ...(doubt ? note(doubt === 'district-elsewhere' ? 'district' : 'state', doubt) : []),
    ...(Object.entries(lost) as [FieldName, string][]).map(([field, value]): RowNote => {
      return { field, value: value.slice(0, maxLength), code: cells[field] ? 'zero-restored' : 'digits-lost' }
    }),
    ...cleanedFields.flatMap(([field, codeOf]) => (cells[field] ? note(field, codeOf(cleaned, cells[field])) : [])),
    ...plainNames[draft.kind].flatMap((name) => (draft[name] === null ? note(name, plainNoteOf(name)) : [])),
  ]
}
