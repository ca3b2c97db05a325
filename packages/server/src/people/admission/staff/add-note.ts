import { ApiError, type ApplicationNoteBody, type StaffApplication } from '@pravesh/contract'
import type { Institute } from '../../../catalogue/institute/institute.ts'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { application, applicationNote } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import { plainName } from '../../../services/mail/compose.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import type { FormKeys } from '../form/sealed-form.ts'
import { applicantOf, applicationPath } from '../transition/transition.ts'
import { staffName } from './move.ts'
import { readAsStaff } from './read.ts'
import { addressedTo } from './staff.ts'

/**
 * Writes a remark for the people of the institute, or a message, which is mailed to the family. The application keeps its state and its
 * version. NOT_FOUND where it is addressed to another institute; CONFLICT once access has ended; TOO_MANY after 200 messages in an hour.
 */
export async function addNote(
  { db, config, notify }: { db: Db; config: FormKeys; notify: Notify },
  actor: Actor,
  institute: Institute,
  id: number,
  { kind, body }: ApplicationNoteBody,
): Promise<StaffApplication> {
  if (kind === 'message') await countTry(db, [['application-message', 'buyer', actor.account], 200, 60])
  return db.transaction(async (tx) => {
    const where = and(addressedTo(institute), eq(application.id, id))
    const [current] = await tx.select().from(application).where(where).for('update')
    if (!current) throw new ApiError('NOT_FOUND')
    if (current.accessEndedAt !== null)
      throw new ApiError('CONFLICT', {
        message: 'Access to this application has ended: nothing is written on it any more',
      })
    const author = await staffName(tx, actor, current)
    const [note] = await tx
      .insert(applicationNote)
      .values({ application: id, kind, account: actor.account, author, body })
      .returning({ id: applicationNote.id })
    if (!note) throw new Error('An insert answered no row')
    if (kind === 'message') {
      const { name } = summaryOf(await institutesOf(tx, [current]), current)
      const applicant = plainName(await applicantOf(tx, current))
      await notify(tx, {
        account: current.account,
        kind: 'move',
        path: applicationPath(id),
        key: `application-message:${note.id}`,
        render: ({ language: _, ...family }) => ({
          event: 'application.message',
          values: { ...family, applicant, institute: name, message: body },
        }),
      })
    }
    return readAsStaff(tx, config, actor, institute, id)
  })
}
