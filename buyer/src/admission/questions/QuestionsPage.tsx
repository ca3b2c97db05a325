import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { RowList } from '@pravesh/console-kit/fields/rows/RowList'
import { FormBar } from '@pravesh/console-kit/form/FormBar'
import { FormSheet } from '@pravesh/console-kit/form/FormSheet'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import { RecordForm } from '@pravesh/console-kit/form/record/RecordForm'
import type { QuestionList } from '@pravesh/contract'
import { useRecordContext } from 'react-admin'
import { useInstituteId } from '../../institutes/use-institute-id.ts'
import { QuestionInputs, QuestionSummary } from './QuestionInputs.tsx'
import { maxQuestions, newQuestion, questionFields, questionsResolver } from './question-form.ts'

function QuestionsForm() {
  const record = useRecordContext<QuestionList & { id: number }>()
  const { text } = useTranslations()
  if (!record) return null
  return (
    <>
      <PageHead title={text('question.many')} detail={text('question.intro')} />
      <RecordForm fields={questionFields} resolver={questionsResolver}>
        <FormSheet sx={{ p: { xs: 2, md: 3 } }}>
          {record.questions.length === 0 && (
            <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
              {text('question.none')}
            </Typography>
          )}
          <RowList
            source="questions"
            label={text('question.list')}
            help={text('question.limit', { count: maxQuestions })}
            blank={newQuestion}
            render={(path) => <QuestionInputs path={path} />}
            summary={(path) => <QuestionSummary path={path} />}
            rowLabel="question.one"
            max={maxQuestions}
          />
        </FormSheet>
        <FormBar save="form.save" />
      </RecordForm>
    </>
  )
}

/** An institute's questions to its applicants: one list, saved as a whole. */
export const QuestionsPage = () => (
  <RecordEdit id={useInstituteId()} recordLabel="question.many" redirect={false}>
    <QuestionsForm />
  </RecordEdit>
)
