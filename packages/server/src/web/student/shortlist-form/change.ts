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
import type { Application } from '../../../people/admission/application.ts'
import { checkOwnDocuments } from '../../../people/admission/documents/documents.ts'
import { checkOwnChild } from '../../../people/admission/find.ts'
import type { FormKeys } from '../../../people/admission/form/sealed-form.ts'
import { checkAnswers, questionsOf } from '../../../people/admission/questions.ts'
import { renewOne } from '../../../people/admission/transition/resubmit.ts'
import {
  assertNoOpenApplication,
  lockAccount,
  lockApplication,
  startApplication,
  transitionApplication,
} from '../../../people/admission/transition/transition.ts'
import { transitionErrorMessage } from '../../../people/admission/transition/transition-error.ts'
import { eq } from '../../../platform/db/drizzle.ts'
import { type Db, sqlState } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { application, shortlist } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { assertUnchanged } from '../../../platform/http/request/if-unchanged.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import { applicationOf, resolveShortlisted, type ShortlistNumber } from './find.ts'
import { loadShortlistForm } from './read.ts'

type Change = z.output<typeof shortlistFormChange>

const moves: Record<NonNullable<Change['move']>, ApplicationState> = {
  withdraw: 'withdrawn',
  accept: 'accepted',
  decline: 'declined',
  'documents-added': 'under_review',
}
/** Fields that may still be written in this state of an application: once submitted, until the institute starts reading. */
function assertNotLate({ status, child }: Application, fields: Omit<Change, 'move' | 'note' | 'ifUpdatedAt'>): void {
  if (status === 'draft' || status === 'payment_pending') return
  if (Object.values(fields).every((value) => value === undefined)) return
  if (!isCorrectable(status))
    throw new ApiError('CONFLICT', {
      message: 'The institute has begun to read this application: it stays as it was sent',
    })
  if (fields.child !== undefined && child !== null && fields.child !== child)
    throw new ApiError('CONFLICT', { message: 'It was sent for a child. For another one, apply anew' })
}

const isOpen = (candidate: Application | undefined): candidate is Application =>
  candidate !== undefined && !isClosed(candidate.status)
const isReading = ({ status, submittedAt }: Application) => submittedAt !== null && !isCorrectable(status)
const union = (first: readonly number[], second: readonly number[]) => [...new Set([...first, ...second])]

/** Fills in the application, which is started if none is open, and makes the requested transition. */
export async function changeShortlistForm(
  { db, config, notify }: { db: Db; config: FormKeys; notify: Notify },
  actor: Actor,
  shortlistNumber: ShortlistNumber,
  change: Change,
  language: Language,
): Promise<ShortlistForm> {
  const { account, name } = actor
  const { move, note, ifUpdatedAt, ...fields } = change
  const author = { by: 'family', actor: name, note: note ?? null } as const
  try {
    return await db.transaction(async (tx) => {
      await lockAccount(tx, account)
      const row = await resolveShortlisted(tx, account, shortlistNumber)
      const newest = await applicationOf(tx, row, true)
      await assertUnchanged(ifUpdatedAt, newest?.updatedAt, () => loadShortlistForm(tx, config, row, language))
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
          message: newest
            ? transitionErrorMessage(newest.status, moves[move])
            : 'You have not applied to this institute yet',
        })
      const { instituteType, instituteId, course, specialization } = row
      const current =
        open ??
        (await startApplication(
          tx,
          { account, instituteType, instituteId, child: fields.child ?? row.child, course, specialization },
          author,
        ))
      assertNotLate(current, fields)
      // An institute retains its received documents: requested ones are added to the others.
      const documents =
        current.submittedAt && fields.documents ? union(current.documents, fields.documents) : fields.documents
      // An application that names no child is for the one that the list names.
      const sentChild =
        fields.child === undefined && current.child === null && !isReading(current) ? row.child : fields.child
      // One that names no course takes that of the list until it is sent.
      const rowCourse = current.submittedAt === null && current.course === null ? { course, specialization } : {}
      const values = {
        ...fields,
        ...rowCourse,
        child: sentChild,
        documents,
        updatedAt: nextUpdatedAt(application.updatedAt),
      }
      const [filled] = await assertNoOpenApplication(() =>
        tx.update(application).set(values).where(eq(application.id, current.id)).returning(),
      )
      if (!filled) throw new Error('A locked application was not there')
      const sections = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]))
      await renewOne(tx, filled, name, sections.length > 0 ? sections : ['child'], current)
      // The list follows the form: it is for the child that the form names.
      const rowChild = fields.child === undefined ? row.child : fields.child
      if (rowChild !== row.child) await tx.update(shortlist).set({ child: rowChild }).where(eq(shortlist.id, row.id))
      if (move)
        await transitionApplication(
          tx,
          notify,
          await lockApplication(tx, filled.id),
          moves[move],
          author,
          move === 'accept' ? { replyBy: filled.replyBy } : {},
        )
      return loadShortlistForm(tx, config, { ...row, child: rowChild }, language)
    })
  } catch (error) {
    if (sqlState(error) === '23505') throw new ApiError('ALREADY_SHORTLISTED')
    throw error
  }
}
