import {
  ApiError,
  answersQuestion,
  type FieldError,
  type Question,
  type QuestionList,
  type questionsChange,
} from '@pravesh/contract'
import type { z } from 'zod'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { admissionQuestions } from '../../platform/db/tables.ts'

const ofInstitute = ({ type, id }: Institute) => eq(admissionQuestions[type], id)

/** The institute's questions to its applicants, in order; version 0 where it has none. */
export async function questionsOf(db: Db | Tx, institute: Institute): Promise<QuestionList> {
  const { questions, version } = admissionQuestions
  const [row] = await db.select({ questions, version }).from(admissionQuestions).where(ofInstitute(institute))
  return row ?? { questions: [], version: 0 }
}

/** Replaces the list. INVALID for an id that is not in it; CONFLICT where another wrote since `version` was read. */
export async function replaceQuestions(
  db: Db,
  institute: Institute,
  { questions: changedQuestions, version }: z.output<typeof questionsChange>,
): Promise<QuestionList> {
  return db.transaction(async (tx) => {
    await tx
      .insert(admissionQuestions)
      .values({ [institute.type]: institute.id, questions: [], version: 0 })
      .onConflictDoNothing()
    const [current] = await tx.select().from(admissionQuestions).where(ofInstitute(institute)).for('update')
    if (!current) throw new ApiError('NOT_FOUND')
    if (version !== undefined && version !== current.version)
      throw new ApiError('CONFLICT', {
        message: 'Somebody else changed these questions. Read them again',
        record: { questions: current.questions, version: current.version },
      })
    const knownIds = new Set(current.questions.map((q) => q.id))
    const errors = changedQuestions.flatMap(({ id }, i): FieldError[] =>
      id === undefined || knownIds.has(id) ? [] : [{ field: `questions.${i}.id`, message: 'No such question' }],
    )
    if (errors.length > 0) throw new ApiError('INVALID', { errors })
    let { last } = current
    const questions = changedQuestions.map((q): Question => ({ ...q, id: q.id ?? ++last }))
    const [updated] = await tx
      .update(admissionQuestions)
      .set({ questions, last, version: current.version + 1, updatedAt: sql`now()` })
      .where(eq(admissionQuestions.id, current.id))
      .returning()
    if (!updated) throw new Error('A locked list was not there')
    return { questions: updated.questions, version: updated.version }
  })
}

/** INVALID where an answer belongs to none of these questions or has another type. */
export function checkAnswers(questions: readonly Question[], answers: Readonly<Record<string, unknown>>): void {
  const errors = Object.entries(answers).flatMap(([id, value]): FieldError[] => {
    const to = questions.find((q) => String(q.id) === id)
    if (!to) return [{ field: `answers.${id}`, message: 'No such question' }]
    if (value === '' || answersQuestion(to, value)) return []
    const message = to.kind === 'choice' ? `One of: ${to.choices.join(', ')}` : `This is not a ${to.kind}`
    return [{ field: `answers.${id}`, message }]
  })
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}

/** The questions, each with its answer; null without an answer, or with one that no longer fits the question. */
export const answeredQuestions = (questions: readonly Question[], answers: Readonly<Record<string, unknown>>) =>
  questions.map((q) => {
    const value = answers[String(q.id)]
    return { ...q, value: answersQuestion(q, value) ? (value as string | number) : null }
  })
