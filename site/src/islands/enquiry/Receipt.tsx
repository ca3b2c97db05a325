import type { receiptMessages } from '../../lib/enquiry/form.ts'

/** Three days and more read better as days. */
const period = (hours: number, texts: Props['texts']) =>
  hours < 72 ? texts.hours.replace('#', String(hours)) : texts.days.replace('#', String(hours / 24))

type Props = { texts: ReturnType<typeof receiptMessages>; reference: string; hours?: number | undefined }

/** The receipt of an enquiry for its sender. */
export default function Receipt({ texts, reference, hours }: Props) {
  return (
    <>
      <dl className="stub">
        <div>
          <dt>{texts.reference}</dt>
          <dd className="figure">{reference}</dd>
        </div>
        <div>
          <dt>{texts.reader}</dt>
          <dd>{texts.readBy}</dd>
        </div>
        <div>
          <dt>{texts.expected}</dt>
          <dd>{hours !== undefined && period(hours, texts)}</dd>
        </div>
      </dl>
      <p>{texts.next}</p>
    </>
  )
}
