import {
  ApiError,
  type ApplicationState,
  isClosed,
  isCorrectable,
  type ShortlistForm,
  type shortlistFormChange,
} from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { z } from 'zod'
import type { Application } from '../../admission/application.ts'
import { renewOne } from '../../admission/correct.ts'
import { checkOwnDocuments } from '../../admission/documents.ts'
import { familyRefusal } from '../../admission/family-refusal.ts'
import { checkOwnChild } from '../../admission/find.ts'
import { checkAnswers, questionsOf } from '../../admission/questions.ts'
import {
  lockAccount,
  lockApplication,
  refuseSecondOpen,
  startApplication,
  transitionApplication,
} from '../../admission/transition.ts'
import { eq } from '../../db/drizzle.ts'
import { type Db, sqlState } from '../../db/index.ts'
import { laterThan } from '../../db/later-than.ts'
import { application, shortlist } from '../../db/tables.ts'
import type { Actor } from '../../http/actor.ts'
import { refuseStale } from '../../http/if-unchanged.ts'
import type { Notify } from '../../mail/notify.ts'
import { applicationOf, resolveShortlisted, type ShortlistNumber } from './find.ts'
import { shownForm } from './read.ts'

type Change = z.output<typeof shortlistFormChange>

const moves: Record<NonNullable<Change['move']>, ApplicationState> = {
  withdraw: 'withdrawn',
  accept: 'accepted',
  decline: 'declined',
  'documents-added': 'under_review',
}
/** What may still be written while an application is in this state: once sent, until the institute begins to read. */
function refuseLate({ status, child }: Application, fields: Omit<Change, 'move' | 'note' | 'ifUpdatedAt'>): void {
  if (status === 'draft' || status === 'payment_pending') return
  if (Object.values(fields).every((value) => value === undefined)) return
  if (!isCorrectable(status))
    throw new ApiError('CONFLICT', {
      message: 'The institute has begun to read this application: it stays as it was sent',
    })
  if (fields.child !== undefined && child !== null && fields.child !== child)
    throw new ApiError('CONFLICT', { message: 'It was sent for a child. For another one, apply anew' })
}

const isOpen = (one: Application | undefined): one is Application => one !== undefined && !isClosed(one.status)
const isReading = ({ status, submittedAt }: Application) => submittedAt !== null && !isCorrectable(status)
const union = (some: readonly number[], more: readonly number[]) => [...new Set([...some, ...more])]

/** Fills the application, which is started where none is open, and makes the move that is asked for. */
export async function changeShortlistForm(
  db: Db,
  tell: Notify,
  actor: Actor,
  which: ShortlistNumber,
  change: Change,
  language: Language,
): Promise<ShortlistForm> {
  const { account, name } = actor
  const { move, note, ifUpdatedAt, ...fields } = change
  const by = { by: 'family', actor: name, note: note ?? null } as const
  try {
    return await db.transaction(async (tx) => {
      await lockAccount(tx, account)
      const row = await resolveShortlisted(tx, account, which)
      const newest = await applicationOf(tx, row, true)
      await refuseStale(ifUpdatedAt, newest?.updatedAt, () => shownForm(tx, row, language))
      await checkOwnChild(tx, account, fields.child)
      await checkOwnDocuments(tx, account, fields.documents ?? [], 'documents')
      if (fields.answers) {
        const sent = isOpen(newest) ? newest?.sent : undefined
        const { questions } = sent ?? (await questionsOf(tx, { type: row.instituteType, id: row.instituteId }))
        checkAnswers(questions, fields.answers)
      }
      const open = isOpen(newest) ? newest : undefined
      if (!open && move)
        throw new ApiError('CONFLICT', {
          message: newest ? familyRefusal(newest.status, moves[move]) : 'You have not applied to this institute yet',
        })
      const { instituteType, instituteId } = row
      const held =
        open ??
        (await startApplication(tx, { account, instituteType, instituteId, child: fields.child ?? row.child }, by))
      refuseLate(held, fields)
      // What an institute was given it keeps: documents that it asks for come beside the others.
      const documents =
        held.submittedAt && fields.documents ? union(held.documents, fields.documents) : fields.documents
      // An application that names no child is for the one that the list names.
      const whose = fields.child === undefined && held.child === null && !isReading(held) ? row.child : fields.child
      const written = { ...fields, child: whose, documents, updatedAt: laterThan(application.updatedAt) }
      const [filled] = await refuseSecondOpen(() =>
        tx.update(application).set(written).where(eq(application.id, held.id)).returning(),
      )
      if (!filled) throw new Error('A locked application was not there')
      const sections = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]))
      await renewOne(tx, filled, name, sections.length > 0 ? sections : ['child'], held)
      // The list follows the form: it is for the child that the form names.
      const of = fields.child === undefined ? row.child : fields.child
      if (of !== row.child) await tx.update(shortlist).set({ child: of }).where(eq(shortlist.id, row.id))
      if (move)
        await transitionApplication(
          tx,
          tell,
          await lockApplication(tx, filled.id),
          moves[move],
          by,
          move === 'accept' ? { replyBy: filled.replyBy } : {},
        )
      return shownForm(tx, { ...row, child: of }, language)
    })
  } catch (thrown) {
    if (sqlState(thrown) === '23505') throw new ApiError('ALREADY_SHORTLISTED')
    throw thrown
  }
}
