import { applicationFormShape, commonFormShape, type SentApplication } from '@pravesh/contract'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { applicationForm, child, collegeDoc, document, studentAccount } from '../../platform/db/tables.ts'
import type { Application } from './application.ts'
import type { CourseIds } from './form/course.ts'
import { questionsOf } from './questions.ts'

const emptyOf = (shape: object) => Object.fromEntries(Object.keys(shape).map((section) => [section, null]))
type Form = NonNullable<SentApplication['form']>
type Common = NonNullable<SentApplication['common']>

/** The child and its common form. Income is left out: no school's rules require it here. */
async function ofChild(tx: Db | Tx, id: number) {
  const [row] = await tx.select().from(child).where(eq(child.id, id))
  if (!row) return undefined
  const { documents: _, ...empty } = emptyOf(commonFormShape)
  const { documents, ...sections } = row.commonForm
  const common = { ...empty, ...sections } as Common
  const { name, dateOfBirth, relation, gender, nationality, motherTongue, category, specialNeeds } = row
  const { currentSchool, currentClass } = row
  const person = { name, dateOfBirth, relation, gender, nationality, motherTongue, category, specialNeeds }
  return {
    child: { ...person, currentSchool, currentClass } as NonNullable<SentApplication['child']>,
    common: { ...common, parents: common.parents?.map(({ income: _income, ...parent }) => parent) ?? null },
    documents: (documents ?? []) as number[],
  }
}
/** Choices of one college: of an application for one course that course alone, since others are applied for by themselves. */
function choicesOf(choices: Form['choices'], { course, specialization }: CourseIds): Form['choices'] {
  if (!choices || course === null) return choices
  const choice = choices.find((row) => row.course === course) ?? choices.find((row) => !row.course)
  return choice ? [{ ...choice, course, specialization }] : []
}
/** The form for colleges, as this one reads it, and the slots where the student declared that colleges are given them. */
async function ofStudent(tx: Db | Tx, { account, instituteId: eid, course, specialization }: Application) {
  const [row] = await tx.select().from(applicationForm).where(eq(applicationForm.account, account))
  if (!row) return undefined
  const fullForm = { ...emptyOf(applicationFormShape), ...row.form } as Form
  const filterByCollege = <T extends { eid: number }>(list: T[] | null) =>
    list?.filter((item) => item.eid === eid) ?? null
  const collegeChoices = choicesOf(filterByCollege(fullForm.choices), { course, specialization })
  // The institute applied to counts as chosen even without an entry in the order: it comes last then.
  const last = Math.min(50, Math.max(0, ...(fullForm.choices ?? []).map(({ priority }) => priority)) + 1)
  const choices =
    collegeChoices?.length === 0 && fullForm.choices?.length
      ? [{ eid, ...(course === null ? {} : { course, specialization }), priority: last }]
      : collegeChoices
  const form: Form = { ...fullForm, choices, extraAnswers: filterByCollege(fullForm.extraAnswers) }
  const slots = fullForm.declarations?.shareWithColleges
    ? await tx.select({ document: collegeDoc.document }).from(collegeDoc).where(eq(collegeDoc.account, account))
    : []
  return { form, documents: slots.map((slot) => slot.document) }
}

/**
 * An application as its institute reads it from now on, and the documents that go with it: those that the family chose for
 * it, those that its common form names, and, where the student declared so, the slots of the form for colleges.
 */
export async function formToSend(
  tx: Db | Tx,
  current: Application,
): Promise<{ sent: SentApplication; documents: number[] }> {
  const { account, child: childId, instituteType, instituteId, documents: formDocuments } = current
  const { questions } = await questionsOf(tx, { type: instituteType, id: instituteId })
  const kid = childId === null ? undefined : await ofChild(tx, childId)
  const student = instituteType === 'college' ? await ofStudent(tx, current) : undefined
  const documentIds = [...new Set([...formDocuments, ...(kid?.documents ?? []), ...(student?.documents ?? [])])]
  const mine = and(eq(document.account, account), inArray(document.id, documentIds))
  const ownDocuments = documentIds.length === 0 ? [] : await tx.select({ id: document.id }).from(document).where(mine)
  const [person] = await tx
    .select({ name: studentAccount.name })
    .from(studentAccount)
    .where(eq(studentAccount.id, account))
  const applicant = kid?.child.name ?? person?.name ?? ''
  return {
    sent: { applicant, child: kid?.child ?? null, common: kid?.common ?? null, form: student?.form ?? null, questions },
    documents: documentIds.filter((id) => ownDocuments.some((row) => row.id === id)),
  }
}
