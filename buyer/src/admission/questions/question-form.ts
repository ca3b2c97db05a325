import { bodyResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import { questionKinds, questionsChange } from '@pravesh/contract'
import { buyerFieldTexts } from '@pravesh/messages/screens/institute/filters'
import type { FieldValues } from 'react-hook-form'

/** The most questions that the server takes. */
export const maxQuestions = 30
/** The subject of the form's conflicts: the list as a whole. */
export const questionFields: OwnFields = {
  questions: { kind: 'rows', of: {}, message: buyerFieldTexts.questions },
}
export const newQuestion = { label: '', labelLocal: '', kind: questionKinds[0], choices: [], required: false }

/** A row of the form as the server takes it: choices that were typed belong to a question of that kind alone. */
function questionOf({ id, label, labelLocal, kind, choices, required }: FieldValues) {
  return {
    ...(id !== undefined && { id: Number(id) }),
    label: label ?? '',
    labelLocal: labelLocal || null,
    kind,
    choices: kind === 'choice' ? (choices ?? []) : [],
    required: required === true,
  }
}

/** Checks the list as the server does; the choices of a question of another kind stay in the form, and are not saved. */
export const questionsResolver = bodyResolver(questionsChange, ({ questions, ...rest }) => ({
  ...rest,
  questions: Array.isArray(questions) ? questions.map(questionOf) : [],
}))
