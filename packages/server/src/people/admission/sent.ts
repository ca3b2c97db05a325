import { type ApplicationForm, applicationFormShape, commonFormShape, type SentApplication } from '@pravesh/contract'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { applicationForm, child, collegeDoc, document, studentAccount } from '../../platform/db/tables.ts'
import type { Application } from './application.ts'
import { questionsOf } from './questions.ts'

const emptyOf = (shape: object) => Object.fromEntries(Object.keys(shape).map((section) => [section, null]))
const sealedText = (value: unknown) => (typeof value === 'string' ? value : null)
type Form = NonNullable<SentApplication['form']>
type StoredForm = Pick<ApplicationForm, keyof Form>
type Common = NonNullable<SentApplication['common']>

/** The child and its common form, with what is sealed of them. Incomes are left out: no school's rules require them here. */
async function ofChild(tx: Db | Tx, id: number) {
  const [row] = await tx.select().from(child).where(eq(child.id, id))
  if (!row) return undefined
  const { documents: _, ...empty } = emptyOf(commonFormShape)
  const { documents, sealed, sealedIncomes: _incomes, ...sections } = row.commonForm
  const common = { ...empty, ...sections } as Common
  const { name, dateOfBirth, relation, gender, nationality, motherTongue, category, specialNeeds } = row
  const { currentSchool, currentClass } = row
  const person = { name, dateOfBirth, relation, gender, nationality, motherTongue, category, specialNeeds }
  return {
    child: { ...person, currentSchool, currentClass } as NonNullable<SentApplication['child']>,
    common: { ...common, parents: common.parents?.map(({ income: _income, ...parent }) => parent) ?? null },
    documents: (documents ?? []) as number[],
    sealed: sealedText(sealed),
  }
}
type Choices = Form['choices']

/**
 * The choices at one college, the first wanted first: of an application for one course that course alone, since others are applied for by
 * themselves. The college applied to is chosen even without a row in the student's order. No college learns its place in that order.
 */
function choicesAt(
  { instituteId: eid, course, specialization }: Pick<Application, 'instituteId' | 'course' | 'specialization'>,
  ranked: StoredForm['choices'],
): Choices {
  if (!ranked || ranked.length === 0) return ranked ?? null
  const own = ranked
    .filter((choice) => choice.eid === eid)
    .toSorted((first, other) => first.priority - other.priority)
    .map(({ priority: _, ...choice }) => choice)
  if (course === null) return own.length > 0 ? own : [{ eid }]
  const choice = own.find((row) => row.course === course) ?? own.find((row) => !row.course) ?? { eid }
  return [{ ...choice, course, specialization }]
}
/** The form for colleges, as this one reads it, and the slots where the student declared that colleges are given them. */
async function ofStudent(tx: Db | Tx, current: Application) {
  const { account, instituteId: eid } = current
  const [row] = await tx.select().from(applicationForm).where(eq(applicationForm.account, account))
  if (!row) return undefined
  const { sealed, ...sections } = row.form
  const fullForm = { ...emptyOf(applicationFormShape), ...sections } as StoredForm
  const extraAnswers = fullForm.extraAnswers?.filter((answer) => answer.eid === eid) ?? null
  const form: Form = { ...fullForm, choices: choicesAt(current, fullForm.choices), extraAnswers }
  const slots = fullForm.declarations?.shareWithColleges
    ? await tx.select({ document: collegeDoc.document }).from(collegeDoc).where(eq(collegeDoc.account, account))
    : []
  return { form, documents: slots.map((slot) => slot.document), sealed: sealedText(sealed) }
}

/**
 * An application as its institute reads it from now on, and the documents that go with it: those that the family chose for
 * it, those that its common form names, and, where the student declared so, the slots of the form for colleges. What is sealed stays sealed.
 */
export async function formToSend(
  tx: Db | Tx,
  current: Application,
): Promise<{ sent: NonNullable<Application['sent']>; documents: number[] }> {
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
    sent: {
      ...{ applicant, child: kid?.child ?? null, common: kid?.common ?? null, form: student?.form ?? null, questions },
      sealed: { child: kid?.sealed ?? null, form: student?.sealed ?? null },
    },
    documents: documentIds.filter((id) => ownDocuments.some((row) => row.id === id)),
  }
}
