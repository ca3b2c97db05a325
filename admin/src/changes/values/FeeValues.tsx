import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { formatCount } from '@pravesh/messages'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { BeforeAfter } from './BeforeAfter.tsx'
import { feeDifferences, loggedTableOf } from './fee-changes.ts'

/** A change of a fee table: number of classes, source, and the classes that differ, before and after. */
export function FeeValues({ before, after }: { before: unknown; after: unknown }) {
  const { translate, language } = useTranslations()
  const [former, current] = [loggedTableOf(before), loggedTableOf(after)]
  const summaryOf = (table: typeof former) =>
    table
      ? `${translate(changeTexts.classes)}: ${formatCount(table.fees.length, language)} · ${table.source.name}, ${table.source.asOf}`
      : translate(changeTexts.empty)
  return (
    <>
      <BeforeAfter before={summaryOf(former)} after={summaryOf(current)} />
      {feeDifferences(former, current).map((difference) => (
        <div key={difference.label}>
          <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
            {difference.label}
          </Typography>
          <BeforeAfter
            before={difference.before ?? translate(changeTexts.empty)}
            after={difference.after ?? translate(changeTexts.empty)}
          />
        </div>
      ))}
    </>
  )
}
