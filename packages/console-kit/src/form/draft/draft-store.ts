import { z } from 'zod'

const values = z.record(z.string(), z.unknown())
const draftShape = z.object({
  savedAt: z.iso.datetime({ offset: true }),
  /** `version` or `updatedAt` of the record that was edited; empty for a new one. */
  version: values,
  /** Changed fields, as they were in that record and as they are in the form. */
  was: values,
  mine: values,
})
/** Unsaved changes of a form, stored on this device. */
export type FormDraft = z.output<typeof draftShape>

/** Days for which a draft is offered. */
const days = 14

/** The draft under a key of local storage; undefined if there is none, it is too old or cannot be read. */
export function readDraft(key: string, now = Date.now()): FormDraft | undefined {
  try {
    const draft = draftShape.safeParse(JSON.parse(window.localStorage.getItem(key) ?? 'null')).data
    if (draft && now - Date.parse(draft.savedAt) < days * 86_400_000) return draft
    deleteDraft(key)
    return undefined
  } catch {
    return undefined
  }
}
/** Stores a draft. False if the storage is full or blocked: the form itself is still there. */
export function writeDraft(key: string, draft: FormDraft): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
export function deleteDraft(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Without a storage there is no draft.
  }
}
