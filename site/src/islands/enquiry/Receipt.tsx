import type { receiptMessages } from '../../lib/enquiry/form.ts'

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
          <dd>{hours !== undefined && texts.period.replace('#', String(hours / texts.unit))}</dd>
        </div>
      </dl>
      <p>{texts.next}</p>
    </>
  )
}
