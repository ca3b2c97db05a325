import { shapeOf } from '@pravesh/contract'
import { isSameJson } from '@pravesh/data-provider'
import type { Message } from '@pravesh/messages/consoles'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { partKindOf } from '../change-label.ts'
import { loggedTableOf } from '../values/fee-changes.ts'
import type { Change, ChangedField, Subject } from './subject.ts'

/** Why a former value cannot be restored, undefined where it can, or where there is nothing to restore. */
type Obstacle = Message | undefined

const tooLong = changeTexts.theLogDoesNotHave

/** True where a catalogue's field accepts its former value; for an institute's field the server decides. */
function isTaken({ fields, instituteType }: Subject, { name, before }: ChangedField): boolean {
  const field = fields[name]
  if (instituteType || !field) return true
  return shapeOf({ [name]: field })[name]?.safeParse(before ?? null).success ?? true
}

const refersToDeleted = changeTexts.cannotBeRestoredWhatIt

function fieldObstacle(subject: Subject, field: ChangedField, isDeleted: (field: ChangedField) => boolean): Obstacle {
  if (!('before' in field)) return field.name === 'sources' ? undefined : tooLong
  if (isDeleted(field)) return refersToDeleted
  return isTaken(subject, field) ? undefined : changeTexts.cannotBeRestoredTheField
}
/** True where a later change among those that were read deleted the part. */
const isGone = (changes: readonly Change[], { name, part }: ChangedField): boolean =>
  part?.id !== undefined &&
  changes.some(({ fields }) =>
    fields.some(
      (other: ChangedField) => other.name === name && other.part?.action === 'deleted' && other.part.id === part.id,
    ),
  )
function partObstacle({ changes, isDeleted }: Context, field: ChangedField): Obstacle {
  const kind = partKindOf(field)
  if (kind === 'contacts') return changeTexts.theLogHasNoValues
  if (!('before' in field)) return tooLong
  if (isDeleted(field)) return refersToDeleted
  if (kind === 'fees') return loggedTableOf(field.before) ? undefined : tooLong
  return field.part?.action === 'changed' && isGone(changes, field) ? changeTexts.cannotBeRestoredItIs : undefined
}

type Context = { subject: Subject; changes: readonly Change[]; isDeleted: (field: ChangedField) => boolean }
/** Whether there is a former value that the record or part does not have now. */
export function hasFormer({ fields, record }: Subject, field: ChangedField): boolean {
  if (field.part) return field.part.action !== 'added'
  return field.name in fields && (!('before' in field) || !isSameJson(field.before ?? null, record[field.name] ?? null))
}
/** Why a former value cannot be restored. */
export const obstacleOf = (context: Context, field: ChangedField): Obstacle =>
  field.part ? partObstacle(context, field) : fieldObstacle(context.subject, field, context.isDeleted)
